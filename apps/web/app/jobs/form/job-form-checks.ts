import { jobLimits } from '@jobblik/contract/jobs/job-choices.rules';
import { jobForm } from '@jobblik/contract/jobs/job-form.schema';
import { deadlineProblem } from '@jobblik/contract/jobs/jobs.rules';
import { isBlankHtml } from '@jobblik/contract/kernel/html-text.rules';
import { readAmount } from '@jobblik/contract/kernel/typed/amount.rules';
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

/** Checks before sending, with the contract's schema and rules. The server checks again. */
export function checkJobForm(values: JobFormValues, { today, deadlineBefore }: CheckOptions): JobFormProblems {
  const problems: JobFormProblems = {};
  for (const { path, message } of jobForm.safeParse(jobFormInput(values)).error?.issues ?? []) {
    const field = formField(path.join('.'));
    if (field) problems[field] ??= message;
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

const renamed: Readonly<Record<string, JobFormField>> = {
  'pay.from': 'pay_from',
  'pay.to': 'pay_to',
  pay: 'pay_from',
  description: 'description_html',
};

/** The form's field for a path in the contract: `job.pay.to`, `categories.0`. */
export function formField(path: string): JobFormField | undefined {
  const plain = path.replace(/^job\./, '').replace(/\.\d+(\..*)?$/, '');
  const field = renamed[plain] ?? plain;
  return field in emptyJobForm ? (field as JobFormField) : undefined;
}
