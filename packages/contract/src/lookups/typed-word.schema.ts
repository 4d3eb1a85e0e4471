import { id } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { cleanWord, isTypedWord, longestTypedWord, wordKey } from './typed-word.rules.ts';

/** A refinement says what is wrong: of the shapes of a union only one that fails by a refinement is named in the answer. */
const typedWord = z
  .string()
  .transform(cleanWord)
  .superRefine((word, context) => {
    if (word.length > longestTypedWord) context.addIssue({ code: 'custom', message: 'too_long' });
    else if (!isTypedWord(word)) context.addIssue({ code: 'custom', message: 'not_a_word' });
  });

/**
 * An entry of a lookup, as its id or as `{id}`; or a word that the lookup lacks, as text with a letter or as the `{id, name}` that
 * answers have for it, with an id below 0 or none.
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
/** A choice as it may be sent. */
export type ListedOrTyped = z.input<typeof listedOrTyped>;

/** Each choice once, typed words regardless of case. */
export function distinctChoices(list: readonly (number | string)[]): (number | string)[] {
  const seen = new Set<number | string>();
  return list.filter((one) => {
    const key = typeof one === 'number' ? one : wordKey(one);
    return !seen.has(key) && seen.add(key);
  });
}
