import type { JobForm } from '@jobblik/contract/jobs/job-form.schema';
import type { JobDetail } from '@jobblik/contract/jobs/jobs.schema';
import type { JobRow } from './jobs.tables.ts';

/** The columns that store a field of the ad form unchanged. {@link fieldsOfColumns} is the reverse. */
export function columnsOfForm(form: JobForm) {
  return {
    contactPerson: form.contact_person,
    contactEmail: form.contact_email,
    contactPhone: form.contact_phone,
    url: form.url,
    address: form.address,
    experience: form.experience,
    managementExperience: form.management_experience === 1,
    educationId: form.education_id,
    jobStartDate: form.job_start_date,
    questions: form.questions,
  } satisfies Partial<JobRow>;
}

/** The fields of an ad that show such a column unchanged. */
export function fieldsOfColumns(job: JobRow) {
  return {
    contact_person: job.contactPerson,
    contact_email: job.contactEmail,
    contact_phone: job.contactPhone,
    url: job.url,
    address: job.address,
    experience: job.experience,
    management_experience: job.managementExperience ? 1 : 0,
    education_id: job.educationId,
    questions: job.questions,
  } satisfies Partial<JobDetail>;
}
