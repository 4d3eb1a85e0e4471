import { id, optionalEmail, phone, postcode, requiredText, text, webAddress } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { cvrProblem, normaliseCvr } from '../kernel/typed/cvr.rules.ts';
import { companyLimits } from './companies.rules.ts';
import { type Network, readNetworkLink } from './network-links.rules.ts';
import { verifiedBadge } from './verification.schema.ts';

/** A postcode with its coordinates (spec 2§3 `company_city`, `company_location`). */
export const companyPlace = z.object({
  id: z.number(),
  name: z.string(),
  zip: z.string(),
  region: z.string(),
  lat: z.number(),
  lng: z.number(),
});

/** A company as its page and its settings show it (spec 2§3). */
export const company = z.object({
  company_id: z.number(),
  user_id: z.number(),
  company_name: z.string(),
  company_cvr: z.string().nullable(),
  company_address: z.string().nullable(),
  company_zip_code: z.string().nullable(),
  company_city: companyPlace.nullable(),
  company_location: companyPlace.nullable(),
  company_phone: z.string().nullable(),
  company_website: z.string().nullable(),
  company_contact_person: z.string().nullable(),
  company_contact_title: z.string().nullable(),
  company_contact_email: z.string().nullable(),
  company_contact_phone: z.string().nullable(),
  company_employees: z.number().nullable(),
  company_branch: z.string().nullable(),
  /** Year. */
  company_founded: z.number().nullable(),
  company_facebook: z.string().nullable(),
  company_linkedin: z.string().nullable(),
  company_instagram: z.string().nullable(),
  company_youtube: z.string().nullable(),
  company_twitter: z.string().nullable(),
  company_logo: z.string().nullable(),
  company_logo_real_name: z.string().nullable(),
  company_logo_real_size: z.number().nullable(),
  company_video_resume: z.string().nullable(),
  company_video_real_name: z.string().nullable(),
  company_video_real_size: z.number().nullable(),
  company_video_real_type: z.string().nullable(),
  /** Sanitised HTML. */
  company_about_us: z.string(),
  /** The same as plain text, at most 220 characters. */
  company_teaser: z.string(),
  /** How and when it proved who it is. */
  verified: verifiedBadge,
  updated_at: z.string(),
});
export type Company = z.infer<typeof company>;

/** What the account and the invoice's recipient say of a company: what its form begins with. Null where they say nothing. */
export const companySuggestion = company.pick({
  company_name: true,
  company_cvr: true,
  company_address: true,
  company_city: true,
  company_phone: true,
  company_contact_person: true,
});
export type CompanySuggestion = z.infer<typeof companySuggestion>;
export type CompanyPlace = z.infer<typeof companyPlace>;

const optional = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value || null);
const networkLink = (network: Network) =>
  z
    .string()
    .max(2000, 'too_long')
    .transform((typed, context) => {
      if (typed.trim() === '') return null;
      const read = readNetworkLink(network, typed);
      if ('link' in read) return read.link;
      context.addIssue({ code: 'custom', message: read.problem });
      return z.NEVER;
    })
    .nullish()
    .transform((value) => value ?? null);
const cvr = z
  .string()
  .max(40, 'too_long')
  .transform(normaliseCvr)
  .superRefine((value, context) => {
    const message = cvrProblem(value);
    if (message) context.addIssue({ code: 'custom', message });
  });
const wholeNumber = (min: number, max: number) =>
  z
    .union([
      z.literal('').transform(() => null),
      z.coerce.number('not_a_number').int('not_an_integer').min(min, 'too_small').max(max, 'too_big'),
    ])
    .nullish()
    .transform((value) => value ?? null);

const optionalPhone = phone(40)
  .nullish()
  .transform((value) => value || null);

/** The company form (`create_company` also changes an existing company). */
export const companyForm = z.object({
  /** `updated_at` of the version that was edited: if a newer version exists, the answer is 409 `company_changed`. */
  updated_at: z.string().optional(),
  company_name: requiredText(companyLimits.name),
  company_cvr: z
    .union([z.literal(''), cvr])
    .nullish()
    .transform((value) => value || null),
  company_address: optional(companyLimits.text),
  company_zip_code: z
    .preprocess((value) => (typeof value === 'number' ? String(value) : value), postcode('unknown_postcode').nullish())
    .transform((value) => value || null),
  /** `{id}` of a city, or the id; wins over `company_zip_code`. */
  company_city: z
    .union([id, z.object({ id }).transform((value) => value.id)])
    .nullish()
    .transform((value) => value ?? null),
  company_phone: optionalPhone,
  company_website: webAddress('web'),
  company_contact_person: optional(companyLimits.text),
  company_contact_title: optional(companyLimits.text),
  company_contact_email: optionalEmail,
  company_contact_phone: optionalPhone,
  company_employees: wholeNumber(0, 10_000_000),
  company_branch: optional(companyLimits.text),
  company_founded: wholeNumber(1000, 2100),
  company_facebook: networkLink('facebook'),
  company_linkedin: networkLink('linkedin'),
  company_instagram: networkLink('instagram'),
  company_youtube: networkLink('youtube'),
  company_twitter: networkLink('twitter'),
  company_about_us: z
    .string()
    .max(companyLimits.aboutHtml, 'too_long')
    .refine((value) => !value.includes('\u0000'), 'nul_byte')
    .transform((value) => value.normalize('NFC'))
    .default(''),
  remove_logo: z.boolean().default(false),
  remove_video: z.boolean().default(false),
});
export type CompanyForm = z.output<typeof companyForm>;
export type CompanyFormInput = z.input<typeof companyForm>;
