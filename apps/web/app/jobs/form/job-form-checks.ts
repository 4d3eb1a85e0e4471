import { jobLimits } from '@jobblik/contract/jobs/job-choices.rules';
import { jobForm } from '@jobblik/contract/jobs/job-form.schema';
import { deadlineProblem } from '@jobblik/contract/jobs/jobs.rules';
import { isBlankHtml } from '@jobblik/contract/kernel/html-text.rules';
import { readAmount } from '@jobblik/contract/kernel/typed/amount.rules';
import { fieldOfPath, schemaProblems } from '../../platform/forms/field-problems';
import { parseDate } from '../../ui/text/date-text';
import { parseDecimal } from './job-form-numbers';
import { emptyJobForm, type JobFormField, type JobFormValues, jobFormInput } from './job-form-values';

/** A stable code for each wrong field, the same as the server's. */
export type JobFormProblems = Partial<Record<JobFormField, string>>;

interface CheckOptions {
  /** Local date in Denmark. */
  today: string;
  /** The saved deadline; it may be in the past. */
  deadlineBefore: string | null;
}

const jobFormFields = Object.keys(emptyJobForm) as JobFormField[];

/** Checks before sending, with the contract's schema and rules. The server checks again. */
export function checkJobForm(values: JobFormValues, { today, deadlineBefore }: CheckOptions): JobFormProblems {
  const problems: JobFormProblems = {};
  for (const { path, code } of schemaProblems(jobForm.safeParse(jobFormInput(values)).error)) {
    const field = fieldOfPath<JobFormField | JobFormFile>(path, jobFormFields, jobFormPaths);
    if (field && field !== 'logo' && field !== 'file') problems[field] ??= code;
  }
  if (readAmount(values.pay_from) === undefined) problems.pay_from = 'not_an_amount';
  if (readAmount(values.pay_to) === undefined) problems.pay_to = 'not_an_amount';
  if (parseDecimal(values.hours_per_week) === undefined) problems.hours_per_week = 'not_a_number';
  if (values.is_redirect && values.real_url.trim() === '') problems.real_url = 'required';
  if (!values.is_redirect && isBlankHtml(values.description_html)) problems.description_html = 'required';
  if (values.description_html.length > jobLimits.descriptionHtml) problems.description_html = 'too_long';
  if (parseDate(values.job_start_date) === undefined) problems.job_start_date = 'not_a_date';
  if (parseDate(values.job_deadline_date) === undefined) problems.job_deadline_date = 'not_a_date';
  const deadline = deadlineProblem(parseDate(values.job_deadline_date) ?? null, { before: deadlineBefore, today });
  if (deadline) problems.job_deadline_date = deadline;
  return problems;
}

/** Files of the form, which are no values. */
export type JobFormFile = 'logo' | 'file';

/** The form's fields, where the calls name them otherwise. */
export const jobFormPaths = {
  'pay.from': 'pay_from',
  'pay.to': 'pay_to',
  pay: 'pay_from',
  description: 'description_html',
  upload_job_logo_file: 'logo',
  upload_job_description_file: 'file',
} as const satisfies Readonly<Record<string, JobFormField | JobFormFile>>;
