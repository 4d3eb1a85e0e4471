import { isBlankHtml } from '@jobblik/contract/kernel/html-text.rules';
import type { UseFormReturnType } from '@mantine/form';
import type { JobFormValues } from './job-form-values';

/** What every part of the ad form gets. */
export interface JobFormPartProps {
  form: UseFormReturnType<JobFormValues>;
}

/** The parts of the form in order; each is a section `part-…` and a word `form.parts.…`. */
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

/** Parts that say something; the list beside the form ticks them. */
export function filledParts(values: JobFormValues): ReadonlySet<JobFormPart> {
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
  return new Set(jobFormParts.filter((part) => isFilled[part]));
}
