import { z } from 'zod';
import { isPlainName } from './plain-name.rules.ts';
import { asStored, readEmail } from './typed/email-address.rules.ts';
import { isPhone } from './typed/phone.rules.ts';
import { readPostcode } from './typed/postcode.rules.ts';
import { type Schemes, webAddressProblem } from './typed/web-address.rules.ts';

/**
 * Building blocks for request schemas. PostgreSQL text cannot contain NUL, so every text refuses it here and nowhere else; texts
 * are normalised to NFC so that "å" typed in two ways is one string. Half of a surrogate pair, which a browser leaves when it cuts
 * an emoji, becomes U+FFFD: neither JSON columns nor mails can contain it.
 */
export function text(max: number) {
  return z
    .string()
    .max(max, 'too_long')
    .refine((value) => !value.includes('\u0000'), 'nul_byte')
    .transform((value) => value.toWellFormed().normalize('NFC').trim());
}

/** Like {@link text}, with at least one character left after trimming. */
export function requiredText(max: number) {
  return text(max).refine((value) => value.length > 0, 'required');
}

/** A name of a person or company, which may be empty; see {@link isPlainName}. */
export function plainName(max: number) {
  return text(max).refine(isPlainName, 'not_a_plain_name');
}

/** A telephone number, or empty; see {@link isPhone}. */
export function phone(max: number) {
  return text(max).refine(isPhone, 'not_a_phone');
}

/** A postcode in digits, or empty; see {@link readPostcode}. @param code code of the refusal */
export function postcode(code: string) {
  return text(100).transform((typed, context) => {
    const zip = readPostcode(typed);
    if (zip === undefined) context.addIssue({ code: 'custom', message: code });
    return zip ?? '';
  });
}

/** A web address that others open, null for none; see {@link webAddressProblem}. */
export function webAddress(schemes: Schemes) {
  return z
    .string()
    .max(2000, 'too_long')
    .trim()
    .superRefine((value, context) => {
      const message = value === '' ? null : webAddressProblem(value, schemes);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .nullish()
    .transform((value) => value || null);
}

const typedNumber = /^\s*-?\d{1,16}(\.\d{1,16})?\s*$/;

/** A row's id: 1 to 2^31-1, as a number or as digits (path parameters and form fields are text). Never `true` or `[7]`. */
export const id = z.preprocess(
  (value) => (typeof value === 'string' && typedNumber.test(value) ? Number(value) : value),
  z.number('not_a_number').int('not_an_integer').min(1, 'too_small').max(2_147_483_647, 'too_big'),
);

/** Page number from 1; beyond the last page a list is empty without an error. */
export const pageNumber = z.coerce
  .number('not_a_number')
  .int('not_an_integer')
  .min(1, 'too_small')
  .max(1_000_000_000, 'too_big')
  .default(1);

/** A tick in a list of choices: 1 chosen, 0 not (`[{id, status}]` on the wire). */
export const tick = z.object({
  id: z.coerce.number().int().min(0).max(100_000),
  status: z.coerce.number().int().min(0).max(1),
});
export const ticks = z.array(tick).max(100);

/** Ids of the ticked choices. */
export function ticked(list: z.infer<typeof ticks> | undefined): number[] {
  return (list ?? []).filter((choice) => choice.status === 1).map((choice) => choice.id);
}

/** An e-mail address in the form that is stored and compared; see {@link readEmail}. */
export const email = z.string().superRefine(checkEmail).transform(asStored);

/** {@link email}, or null for none. */
export const optionalEmail = z
  .string()
  .superRefine((typed, context) => {
    if (typed.trim() !== '') checkEmail(typed, context);
  })
  .nullish()
  .transform((value) => (value ? asStored(value.trim()) || null : null));

function checkEmail(typed: string, context: z.RefinementCtx): void {
  const read = readEmail(typed);
  if ('address' in read) return;
  context.addIssue({ code: 'custom', message: read.problem === 'required' ? 'not_an_email' : read.problem });
}

/** `{id, name}`, the spec's form of choices such as a town or a job type. */
export const named = z.object({ id: z.number(), name: z.string() });

/** The three results of the spec. */
export const resultWord = z.enum(['success', 'error', 'failed']);
export const result = z.object({ result: resultWord });
