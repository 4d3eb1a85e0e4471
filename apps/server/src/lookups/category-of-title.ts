import { lazily } from '@jobblik/contract/kernel/lazily';
import { fold, splitCompound } from '@jobblik/danish';
import { synonymsOf } from '../search/vocabulary/index.ts';
import { categoryTree } from './categories.ts';
import { readReference } from './reference.ts';

interface Index {
  /** Category by folded title or word. */
  words: ReadonlyMap<string, number>;
  /** Category by folded occupation. */
  titles: ReadonlyMap<string, number>;
}

const longestTitle = 6;

const titleIndex = lazily(build);

/**
 * The category in which an ad with this title most likely belongs: by the title itself, then by a shorter beginning of it, then by
 * another name for it, then by the last member of its compounds.
 * @returns undefined for a title without any known word
 */
export function categoryOfTitle(title: string): number | undefined {
  const { words, titles } = titleIndex();
  const typed = fold(title)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean)
    .slice(0, 12);
  const find = (text: string) => words.get(text) ?? words.get(text.replace(/[- ]/g, '')) ?? titles.get(text);
  for (const start of typed.keys()) {
    const phrases = beginnings(typed.slice(start, start + longestTitle));
    const synonyms = phrases.flatMap((phrase) => synonymsOf(phrase).map((synonym) => synonym.term));
    const found = first([...phrases, ...phrases.map(withoutApprentice), ...synonyms].map(find));
    if (found) return found;
  }
  return first(typed.flatMap((word) => splitCompound(word).reverse().map(find)));
}

/** The words, then the words without the last, and so on. */
function beginnings(words: readonly string[]): string[] {
  return words.map((_, cut) => words.slice(0, words.length - cut).join(' '));
}

/** The occupation of an apprentice: `tømrer` for "tømrerlærling". */
function withoutApprentice(phrase: string): string {
  return phrase.replace(/-?(?:elev|laerling|aspirant)$/, '');
}

function first(found: readonly (number | undefined)[]): number | undefined {
  return found.find((id) => id !== undefined);
}

function build(): Index {
  const children = categoryTree().flatMap((main) => main.children);
  const byGroup = new Map(children.flatMap(({ id, isco }) => isco.map((group) => [group, id] as const)));
  const words = children.flatMap(({ id, words: own }) => own.map((word) => [fold(word), id] as const));
  const titles = readReference('job-titles').flatMap(([, title, group]) => {
    const id = byGroup.get(group);
    return id ? [[fold(title), id] as const] : [];
  });
  return { words: new Map(words), titles: new Map(titles) };
}
