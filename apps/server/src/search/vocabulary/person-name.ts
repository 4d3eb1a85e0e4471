import { danishStopWords, readWords, type Token } from '@jobblik/danish';

/** Words for people without information about their work, folded. Longer words stand first: "jomfru" ends in "fru". */
const persons = [...readWords(new URL('./data/persons.txt', import.meta.url))].sort((a, b) => b.length - a.length);

/** Shortest word for work: "it", "hr". */
const shortestWork = 2;

/**
 * The work in a colloquial name for a person: "edb" of "edb-mand", "butik" and "butiks" of "butikskone", "cleaning" of
 * "cleaning person". Empty for other words.
 */
export function workOfPerson(tokens: readonly Token[]): string[] {
  const last = tokens.at(-1)?.text;
  const person = persons.find((one) => last?.endsWith(one));
  if (!last || !person) return [];
  const before = [...tokens.slice(0, -1).map(({ text }) => text), last.slice(0, -person.length)].filter(Boolean);
  const work = before.join(' ');
  if (work.length < shortestWork || before.every((word) => danishStopWords().has(word))) return [];
  return work.endsWith('s') && work.length > shortestWork + 1 ? [work.slice(0, -1), work] : [work];
}

/** Names for a kind of work with each word for a person, to look up synonyms. */
export function namesOfPerson(work: string): string[] {
  return persons.flatMap((person) => [`${work}${person}`, `${work} ${person}`]);
}
