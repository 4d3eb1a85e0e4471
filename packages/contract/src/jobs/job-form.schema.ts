import { id, optionalEmail, phone, requiredText, text, webAddress } from '@jobblik/contract/kernel/fields';
import { distinctChoices, listedOrTyped } from '@jobblik/contract/lookups/typed-word.schema';
import { newQuestion } from '@jobblik/contract/questions/question.schema';
import { z } from 'zod';
import { jobLimits } from './job-choices.rules.ts';
import { instantText, localDate, payUnit, remoteKind } from './jobs.schema.ts';

const optionalText = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value || null);
const richText = z
  .string()
  .max(jobLimits.descriptionHtml, 'too_long')
  .refine((value) => !value.includes('\u0000'), 'nul_byte')
  .transform((value) => value.normalize('NFC'))
  .default('');
const flag = z.union([z.boolean(), z.coerce.number().int().min(0).max(1)]).transform((value) => (value ? 1 : 0));
const optionalDate = z
  .union([z.literal(''), localDate])
  .nullish()
  .transform((value) => value || null);
const idList = (max: number) =>
  z
    .array(z.union([id, z.object({ id }).transform((value) => value.id)]))
    .max(max, 'too_many')
    .transform((list) => [...new Set(list)]);

/** Pay as the form sends it: øre, 0 or null for "not given". */
export const payInput = z
  .object({
    from: z.coerce.number().int().min(0, 'too_small').max(1_000_000_000, 'too_big').nullish(),
    to: z.coerce.number().int().min(0, 'too_small').max(1_000_000_000, 'too_big').nullish(),
    unit: payUnit.default('month'),
    hidden: z.boolean().default(false),
  })
  .refine((value) => !value.from || !value.to || value.from <= value.to, { path: ['to'], message: 'below_from' });

/**
 * The ad form (spec 2§3). Lists contain ids or `{id}`. Plain texts are stored as text and never read as HTML; `description_html` is
 * sanitised on the server.
 */
export const jobForm = z.object({
  /** Only for `update_job`. */
  id: id.optional(),
  /** `updated_at` of the version that was edited: if a newer version exists, the answer is 409 `job_changed`. */
  updated_at: instantText.optional(),
  /** Created once by the form: the same form sent twice creates one ad. */
  uuid: z.uuid('not_a_uuid').optional(),
  title: requiredText(jobLimits.title),
  /** Name shown instead of the company profile's. */
  company: optionalText(jobLimits.text),
  company_website: webAddress('web'),
  url: webAddress('web'),
  is_redirect: flag.default(0),
  real_url: webAddress('https'),
  /** Rich text; the server keeps paragraphs, headings, lists, emphasis and links. */
  description_html: richText,
  /** Plain text, used only if `description_html` is empty. */
  description: richText,
  contact_person: optionalText(jobLimits.text),
  contact_email: optionalEmail,
  contact_phone: phone(40)
    .nullish()
    .transform((value) => value || null),
  address: optionalText(jobLimits.text),
  categories: idList(jobLimits.categories).default([]),
  /** City ids; the first one is in the ad's address. */
  location: idList(jobLimits.locations).default([]),
  /** Skills of the lookup, and typed skills that it does not have. */
  skills: z.array(listedOrTyped).max(jobLimits.skills, 'too_many').transform(distinctChoices).default([]),
  experience: z.coerce.number().int().min(0, 'too_small').max(4, 'too_big').default(0),
  management_experience: flag.default(0),
  education_id: z.coerce
    .number()
    .int()
    .min(0, 'too_small')
    .max(7, 'too_big')
    .nullish()
    .transform((value) => value || null),
  job_type_id: z.coerce.number().int().min(1, 'too_small').max(5, 'too_big').default(1),
  job_start_date: optionalDate,
  job_deadline_date: optionalDate,
  pay: payInput.nullish().transform((value) => value ?? null),
  remote: remoteKind.default('none'),
  remote_days: z.coerce.number().int().min(1, 'too_small').max(5, 'too_big').nullish(),
  hours_per_week: z.coerce.number().min(1, 'too_small').max(60, 'too_big').multipleOf(0.5, 'not_half_hours').nullish(),
  is_active: flag.default(1),
  /** Part of every application to the ad. */
  questions: z
    .array(newQuestion)
    .max(jobLimits.questions, 'too_many')
    .refine((list) => new Set(list.map(({ question }) => question)).size === list.length, 'twice')
    .default([]),
  remove_logo: z.boolean().default(false),
  remove_description_file: z.boolean().default(false),
});
export type JobForm = z.output<typeof jobForm>;
export type JobFormInput = z.input<typeof jobForm>;
