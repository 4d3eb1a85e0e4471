import { id } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';

/** An id alone, or an object that carries it under one of these names, as lists of choices do. */
export function chosenId(...names: string[]) {
  return z.preprocess((value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const name = names.find((one) => Object.hasOwn(value, one));
    return name === undefined ? undefined : (value as Record<string, unknown>)[name];
  }, id);
}

/** Choices without repetitions. Nothing, one choice alone and a list mean what they say. */
export function choices<T>(one: z.ZodType<T>, max: number) {
  return z
    .preprocess(
      (value) => (Array.isArray(value) ? value : value === null || value === undefined || value === '' ? [] : [value]),
      z.array(one).max(max, 'too_many'),
    )
    .transform((list) => [...new Set(list)]);
}

/** The first of several lists that names anything: the wire has more than one name for the same choices. */
export function firstNamed<T>(...lists: (readonly T[] | undefined)[]): T[] {
  return [...(lists.find((list) => list !== undefined && list.length > 0) ?? [])];
}
