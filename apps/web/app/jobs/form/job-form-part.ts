import { isBlankHtml } from '@jobblik/contract/kernel/html-text.rules';
import type { Form } from '../../platform/forms/use-form';
import type { JobFormFile } from './job-form-checks';
import type { JobFormField, JobFormValues } from './job-form-values';

export type JobFormFields = Form<JobFormValues, JobFormFile>;

/** Props of every part of the ad form. */
export interface JobFormPartProps {
  form: JobFormFields;
}

/** The parts of the form in order; each has a section `part-…` and a text `form.parts.…`. */
export const jobFormParts = [
  'position',
  'pay',
  'place',
  'description',
  'requirements',
  'contact',
  'questions',
  'sender',
  'visibility',
] as const;
export type JobFormPart = (typeof jobFormParts)[number];

/** Names of each part's fields in the errors. */
const fieldsOf: Record<JobFormPart, readonly (JobFormField | JobFormFile)[]> = {
  position: ['title', 'job_type_id', 'categories'],
  pay: ['pay_from', 'pay_to', 'pay_unit', 'pay_hidden', 'hours_per_week'],
  place: ['remote', 'remote_days', 'location', 'address', 'job_start_date', 'job_deadline_date'],
  description: ['description_html', 'file'],
  requirements: ['education_id', 'experience', 'management_experience', 'skills'],
  contact: ['contact_person', 'contact_phone', 'contact_email', 'is_redirect', 'real_url', 'url'],
  questions: ['questions'],
  sender: ['company', 'company_website', 'logo'],
  visibility: ['is_active'],
};

/** Parts with content and without a wrong field; the list beside the form ticks them. */
export function filledParts(values: JobFormValues, wrong: object): ReadonlySet<JobFormPart> {
  const isFilled: Record<JobFormPart, boolean> = {
    position: values.title.trim() !== '',
    pay: values.pay_from !== '' || values.hours_per_week !== '',
    place: values.location.length > 0,
    description: !isBlankHtml(values.description_html),
    requirements: values.education_id !== '0' || values.experience !== '0' || values.skills.length > 0,
    contact: values.contact_person !== '' || values.contact_email !== '' || values.contact_phone !== '',
    questions: values.questions.some(({ question }) => question.trim() !== ''),
    sender: true,
    visibility: values.is_active,
  };
  return new Set(jobFormParts.filter((part) => isFilled[part] && !fieldsOf[part].some((field) => field in wrong)));
}
