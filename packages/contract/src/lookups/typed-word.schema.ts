import { id } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { cleanWord, isTypedWord, longestTypedWord, wordKey } from './typed-word.rules.ts';

/** Checked by refinements: for a union, Zod reports the specific error only if one of its shapes fails by a refinement. */
const typedWord = z
  .string()
  .transform(cleanWord)
  .superRefine((word, context) => {
    if (word.length > longestTypedWord) context.addIssue({ code: 'custom', message: 'too_long' });
    else if (!isTypedWord(word)) context.addIssue({ code: 'custom', message: 'not_a_word' });
  });

/**
 * An entry of a lookup, as its id or as `{id}`; or a word that the lookup does not have, as text with a letter or as the `{id,
 * name}` of a response, with an id below 0 or none.
 * @see typedWordId
 */
export const listedOrTyped = z
  .union([
    id,
    z.object({ id }).transform((value) => value.id),
    typedWord,
    z.object({ id: z.number().int().max(0).optional(), name: typedWord }),
  ])
  .transform((value) => (typeof value === 'object' ? value.name : value));
/** A choice in a form that the server accepts. */
export type ListedOrTyped = z.input<typeof listedOrTyped>;

/** Each choice once, ignoring the case of typed words. */
export function distinctChoices(list: readonly (number | string)[]): (number | string)[] {
  const seen = new Set<number | string>();
  return list.filter((one) => {
    const key = typeof one === 'number' ? one : wordKey(one);
    return !seen.has(key) && seen.add(key);
  });
}
