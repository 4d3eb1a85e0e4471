import type { JobForm } from '@jobblik/contract/jobs/job-form.schema';
import { deadlineProblem } from '@jobblik/contract/jobs/jobs.rules';
import { jobSeo } from '@jobblik/contract/jobs/seo.rules';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { FieldProblem } from '@jobblik/contract/kernel/problem.schema';
import { textStart } from '@jobblik/contract/kernel/text-start.rules';
import { plainText } from '@jobblik/cv-parser/files/plain-text';
import { categoryById, cityById, skillList } from '../../lookups/index.ts';
import { sanitizeRichText } from '../../platform/html/sanitize.ts';
import { columnsOfForm } from '../job-fields.ts';
import type { jobs } from '../jobs.tables.ts';

type JobValues = Partial<typeof jobs.$inferInsert>;

/** Characters of an ad's teaser. */
const teaserLength = 220;

/**
 * The columns that the form fills.
 * @param before current deadline; it may be in the past, a new one may not
 * @throws Problem `invalid_input` with every invalid field
 */
export function jobValues(form: JobForm, { now, before }: { now: Date; before: string | null }) {
  const descriptionHtml = sanitizeRichText(form.description_html || asHtml(form.description));
  const description = plainText(descriptionHtml);
  const fields = problemsOf(form, { description, before, today: localDateOf(now) });
  if (fields.length > 0) throw new Problem('invalid_input', { fields });
  const place = cityById(form.location[0] ?? 0);
  const isRedirect = form.is_redirect === 1;
  const skills = skillList().resolve(form.skills);
  return {
    ...columnsOfForm(form),
    title: form.title,
    seo: jobSeo(form.title, place),
    companyName: form.company,
    companyWebsite: form.company_website,
    isRedirect,
    realUrl: form.real_url,
    descriptionHtml,
    description,
    teaser: textStart(description, teaserLength),
    cityIds: form.location,
    categoryIds: form.categories,
    skillIds: skills.filter((one) => typeof one === 'number'),
    typedSkills: skills.filter((one) => typeof one === 'string'),
    jobTypeId: form.job_type_id,
    jobDeadlineDate: form.job_deadline_date,
    payFrom: form.pay?.from || null,
    payTo: form.pay?.to || null,
    payUnit: form.pay?.from || form.pay?.to ? form.pay.unit : null,
    payHidden: form.pay?.hidden ?? false,
    remote: form.remote,
    remoteDays: form.remote === 'hybrid' ? (form.remote_days ?? null) : null,
    hoursPerWeek: form.hours_per_week ?? null,
    isActive: form.is_active === 1,
  } satisfies JobValues;
}

function problemsOf(
  form: JobForm,
  { description, before, today }: { description: string; before: string | null; today: string },
): FieldProblem[] {
  const deadline = deadlineProblem(form.job_deadline_date, { before, today });
  const checks: [wrong: boolean, field: string, code: string][] = [
    [form.is_redirect === 1 && !form.real_url, 'real_url', 'required'],
    [form.is_redirect === 0 && description === '', 'description_html', 'required'],
    [form.categories.some((id) => !categoryById(id)), 'categories', 'unknown_category'],
    [form.location.some((id) => !cityById(id)), 'location', 'unknown_place'],
    [form.skills.some((choice) => !skillList().named(choice)), 'skills', 'unknown_skill'],
    [deadline !== null, 'job_deadline_date', deadline ?? ''],
  ];
  return checks.filter(([wrong]) => wrong).map(([, field, code]) => ({ path: `job.${field}`, code }));
}

/** Plain text as paragraphs. */
function asHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
}
