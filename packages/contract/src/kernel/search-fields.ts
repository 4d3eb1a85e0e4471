import { z } from 'zod';
import { id, text } from './fields.ts';

/** A whole number, as a number or as digits; `otherwise` if absent or empty. */
export function whole(min: number, max: number, otherwise: number) {
  return z
    .preprocess(
      (value: number | string | null) => {
        if (value === null || value === '') return otherwise;
        return typeof value === 'string' && /^\s*-?\d{1,16}\s*$/.test(value) ? Number(value) : value;
      },
      z.number('not_a_number').int('not_an_integer').min(min, 'too_small').max(max, 'too_big'),
    )
    .default(otherwise);
}

/** A choice as an id, as `{id}`, or as a tick that may be off. */
const choice = z.union([
  id,
  z
    .object({
      id: z.coerce.number().int().min(0).max(100_000),
      status: z.coerce.number().int().min(0).max(1).default(1),
    })
    .transform(({ id, status }) => (status === 1 ? id : 0)),
]);
type Choice = number | string | { id: number | string; status?: number | string };

/** Ids of the ticked choices, each once; without a tick the filter is off. */
export const choices = z
  .preprocess(
    (value: readonly Choice[] | Choice | null) =>
      Array.isArray(value) ? value : value === null || value === '' ? [] : [value],
    z.array(choice).max(100, 'too_many'),
  )
  .default([])
  .transform((list) => [...new Set(list)].filter((one) => one > 0));

/** Words to search for. `all` and an absent keyword mean no keyword (spec 2§5). */
export function keyword(max: number) {
  return text(max)
    .nullish()
    .transform((value) => (value && value.toLowerCase() !== 'all' ? value : ''));
}
