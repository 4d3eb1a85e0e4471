import { jsonText } from '@jobblik/contract/kernel/call';
import { email, id, phone, plainName, postcode, requiredText, text } from '@jobblik/contract/kernel/fields';
import { languages } from '@jobblik/contract/kernel/language';
import { userType } from '@jobblik/contract/kernel/session';
import { membershipState } from '@jobblik/contract/kernel/session.schema';
import { z } from 'zod';
import { passwordLength, passwordProblem } from './accounts.rules.ts';

/** Providers a person may sign in with besides e-mail and password. */
export const socialDrivers = ['facebook', 'linkedin'] as const;
export type SocialDriver = (typeof socialDrivers)[number];

/** A password as it is typed. Never trimmed; NFC, so that "å" typed on two keyboards is one password. */
export const typedPassword = z
  .string()
  .max(1000, 'too_long')
  .transform((value) => value.normalize('NFC'));

export const newPassword = typedPassword.superRefine((value, context) => {
  const problem = passwordProblem(value);
  if (problem === 'too_long') {
    context.addIssue({
      code: 'too_big',
      maximum: passwordLength.max,
      origin: 'string',
      input: value,
      message: problem,
    });
  } else if (problem === 'too_short') {
    context.addIssue({
      code: 'too_small',
      minimum: passwordLength.min,
      origin: 'string',
      input: value,
      message: problem,
    });
  } else if (problem) context.addIssue({ code: 'custom', message: problem });
});

/** Opaque secrets in links of this site: 256 bits as base64url. */
export const secret = z.string().max(200, 'too_long');

/** Job seeker or employer; 0 ("not chosen") and every other number are refused (spec 1§5). */
export const memberType = z.coerce
  .number('not_a_choice')
  .pipe(z.union([z.literal(userType.seeker), z.literal(userType.employer)], 'not_a_choice'));

const who = {
  user_type: memberType,
  user_email: email,
  /** The page that the person was on the way to; any other than a screen of this site is ignored. */
  requested_page: text(2000).optional(),
};
const companyName = plainName(160);
const personName = plainName(120).refine((value) => value !== '', 'required');

/** Sign-up by e-mail (spec 1§3). An employer also sends the company's name. */
export const defaultRegistration = z
  .object({ ...who, user_name: personName, user_pwd: newPassword, user_company_name: companyName.optional() })
  .superRefine((value, context) => {
    if (value.user_type === userType.employer && !value.user_company_name) {
      context.addIssue({ code: 'custom', path: ['user_company_name'], message: 'required' });
    }
  });

/**
 * Sign-up after another provider has identified the person. `code` is the provider's confirmation and replaces the password; the
 * company's name may be left for the company profile.
 */
const social = {
  user_pwd: newPassword.optional(),
  user_company_name: companyName.optional(),
  code: secret.optional(),
};
const passwordOrCode = <T extends { user_pwd?: string | undefined; code?: string | undefined }>(
  value: T,
  context: z.core.$RefinementCtx<T>,
) => {
  if (value.user_pwd === undefined && value.code === undefined) {
    context.addIssue({ code: 'custom', path: ['user_pwd'], message: 'required' });
  }
};

export const registration = z.object({ ...who, user_name: personName, ...social }).superRefine(passwordOrCode);
export const linkedinRegistration = z
  .object({
    ...who,
    first_name: plainName(80).refine((value) => value !== '', 'required'),
    last_name: plainName(80),
    ...social,
  })
  .superRefine(passwordOrCode);

/** Login response (spec 1§3). `ttl` is the user type, `user_avatar` the address of the picture or ''. */
export const session = z.object({
  token: z.string(),
  ttl: z.number(),
  user_id: z.number(),
  user_name: z.string(),
  user_avatar: z.string(),
  membership: membershipState,
  unread_count: z.number(),
  notification_status: z.number(),
  prepared_cv: z.boolean(),
  /** The language that the person has chosen; null without a choice. */
  language: z.enum(languages).nullable(),
  /** The account was deactivated until this sign-in. */
  reactivated: z.boolean(),
  /** The page that the person was on the way to at sign-up, at most a day ago; null without one. */
  requested_page: z.string().nullable(),
});
export type Session = z.output<typeof session>;

/** A place on a profile: a town of the lookups by id, with its postcode. */
const location = z.object({ id: z.number(), zip: z.string() });

/** What a person sees of their own account. */
export const ownUser = z.object({
  id: z.number(),
  user_id: z.number(),
  type: z.number(),
  email: z.string(),
  /** False until the link mailed to `email` was opened. */
  email_verified: z.boolean(),
  /** Replaces `email` once the link mailed to it is opened; '' while no change is pending. */
  new_email: z.string(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  company_name: z.string(),
  avatar: z.string(),
  avatar_real_name: z.string(),
  avatar_real_size: z.number(),
  location: location.nullable(),
  zip: z.string(),
  city: z.string(),
  phone: z.string(),
  created_at: z.string(),
  member: membershipState,
  /** False for people who only sign in through another provider. */
  /** Companies whose pages the person visits see who it was. */
  shows_visits: z.boolean(),
  has_password: z.boolean(),
  /** The language that the person has chosen; null without a choice, which means Danish. */
  language: z.enum(languages).nullable(),
});
export type OwnUser = z.output<typeof ownUser>;

const zip = postcode('not_a_zip');

/** Profile as it is saved. A field that is left out is not changed; `avatar` null or '' removes the picture. */
export const profileChange = jsonText(
  z.object({
    name: requiredText(120),
    avatar: text(500).nullish(),
    location: z.object({ id, zip: zip.optional() }).nullish(),
    zip: zip.optional(),
    city: text(80).optional(),
    phone: phone(30).optional(),
  }),
);
export type ProfileChange = z.output<typeof profileChange>;
