import { jobTypeOf } from '@jobblik/contract/jobs/job-choices.rules';
import type { JobDetail } from '@jobblik/contract/jobs/jobs.schema';
import { fieldsOfValues, type JobFormValues } from '../job-form-values';

interface PreviewContext {
  company: { id: number; name: string; logo: string | null };
  /** The ad's own logo: chosen here, or saved earlier. */
  logo: string | null;
  file: { name: string; size: number; address: string } | null;
  /** Milliseconds. */
  now: number;
}

/** The ad as its page will show it, made from the form values. */
export function previewJob(values: JobFormValues, { company, logo, file, now }: PreviewContext): JobDetail {
  const jobTypeId = Number(values.job_type_id);
  const logoUrl = logo ?? company.logo;
  const name = values.company.trim() || company.name;
  const instant = new Date(now).toISOString();
  const categories = values.categories.map((one) => ({ ...one, seo: '', level: 2, is_active: 1 }));
  return {
    ...fieldsOfValues(values),
    id: 0,
    seo: '',
    user_id: 0,
    company: { company_id: company.id, name, logo: logoUrl },
    teaser: '',
    job_type_id: jobTypeId,
    job_type: jobTypeOf(jobTypeId),
    category_id: categories[0]?.id ?? null,
    created_at: instant,
    visits: 0,
    state: 'live',
    description: '',
    logo: logoUrl,
    logo_real_name: null,
    logo_size: null,
    job_desc_file: file && {
      description_name: file.address,
      description_real_name: file.name,
      description_file_type: '',
      description_file_size: file.size,
    },
    description_file: file?.address ?? null,
    description_real_name: file?.name ?? null,
    description_file_type: null,
    description_file_size: file?.size ?? null,
    city_id: values.location[0]?.id ?? null,
    categories,
    job_category: categories.map((category) => ({ category_id: category.id, category })),
    job_location: values.location.map((location) => ({ location_id: location.id, location })),
    job_skill: values.skills.map((skill) => ({ skill_id: skill.id, skill })),
    end_date: instant,
    display_order: 0,
    increased: 0,
    updated_at: instant,
    deleted_at: null,
    user: {
      id: 0,
      user_company: {
        company_id: company.id,
        company_name: company.name,
        company_branch: null,
        company_employees: null,
        company_teaser: '',
        company_logo: company.logo,
        company_verified: null,
        other_jobs: 0,
      },
    },
    can: { apply: false, save: false, edit: false },
    apply_refusal: null,
    is_applied: false,
  };
}
