import { id } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';

/** An id, or an object that has it under one of these names, as in lists of choices. */
export function chosenId(...names: string[]) {
  return z.preprocess((value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const name = names.find((one) => Object.hasOwn(value, one));
    return name === undefined ? undefined : (value as Record<string, unknown>)[name];
  }, id);
}

/** Choices without repetitions. Accepts nothing, a single choice or a list. */
export function choices<T>(one: z.ZodType<T>, max: number) {
  return z
    .preprocess(
      (value) => (Array.isArray(value) ? value : value === null || value === undefined || value === '' ? [] : [value]),
      z.array(one).max(max, 'too_many'),
    )
    .transform((list) => [...new Set(list)]);
}

/** The first of several lists that is not empty: the wire has more than one name for the same choices. */
export function firstNamed<T>(...lists: (readonly T[] | undefined)[]): T[] {
  return [...(lists.find((list) => list !== undefined && list.length > 0) ?? [])];
}
