import { lazily } from '@jobblik/contract/kernel/lazily';
import { fold, lexicon } from '@jobblik/danish';
import { LRUCache } from 'lru-cache';
import { isStudentTitle } from '../../jobs/search/index.ts';
import { categoryOfTitle, mainCategoryOf, readReference } from '../../lookups/index.ts';
import { indexTerms, leadOf } from '../../search/documents/index.ts';
import { occupationsCalled } from '../../search/vocabulary/index.ts';
import type { Trade } from './trade-distance.rules.ts';

/** Titles of ads repeat; analysing one takes about a tenth of a millisecond. */
const trades = new LRUCache<string, Trade>({ max: 50_000 });

/** The trade of a title: of an ad, a wish or a job in a CV. The same title always gives the same trade. */
export function tradeOf(title: string): Trade {
  const known = trades.get(title);
  if (known) return known;
  const trade = readTrade(title);
  trades.set(title, trade);
  return trade;
}

const training =
  /(?:elev|laerling|praktikant|trainee|studentermedhjaelp\p{L}*|aspirant|internship|ferieafloeser)(?!\p{L})/u;
const leading = /(?:leder|chef|mester|direktoer|formand|ansvarlig|manager|koordinator)(?!\p{L})/u;

function readTrade(title: string): Trade {
  const lead = leadOf(title);
  const occupations = [title, lead].map(occupationsCalled).find((list) => list.length > 0) ?? [];
  const category = categoryOfTitle(title) ?? null;
  const folded = fold(lead);
  return {
    title,
    words: wordsOf(lead),
    occupations: occupations.map(({ names }) => names[0] ?? ''),
    groups: [...new Set([...groupsOfTitle(title), ...occupations.map(({ group }) => group)])],
    category,
    mainCategory: category === null ? null : (mainCategoryOf(category)?.id ?? null),
    isTraining: training.test(folded),
    isStudent: isStudentTitle(title),
    isLeading: leading.test(folded),
  };
}

/** Maximum number of occupations that one English name represents. */
const mostNames = 3;
const titleNames = lazily(readTitleNames);

/**
 * Danish names of an English title: the titles of the list with that English name, else the ESCO occupations with that name. None
 * for a title that is also Danish ("Chef", "Barista").
 */
export function danishNamesOf(title: string): string[] {
  const folded = fold(title);
  if (groupsOfTitle(title).length > 0 || lexicon().words.has(folded)) return [];
  const listed = titleNames().danish.get(folded);
  if (listed) return listed.slice(0, mostNames);
  const occupations = occupationsCalled(title);
  if (occupations.some(({ names }) => names.some((name) => fold(name) === folded))) return [];
  // ESCO uses common words for rare occupations: "teacher" is also a lecturer in political science.
  const category = categoryOfTitle(title);
  const fits = (name: string) => category === undefined || categoryOfTitle(name) === category;
  return occupations
    .flatMap(({ names }) => names[0] ?? [])
    .filter(fits)
    .slice(0, mostNames);
}

/** English names of a trade in the list of titles. */
export function englishNamesOf({ title, words, occupations }: Trade): string[] {
  const { english } = titleNames();
  return [
    ...new Set(
      [title, leadOf(title), words.join(' '), ...occupations].flatMap((name) => english.get(fold(name)) ?? []),
    ),
  ];
}

function readTitleNames() {
  const inEnglish = new Map(readReference('job-titles-en'));
  const pairs = readReference('job-titles').flatMap(([id, name]) => {
    const english = inEnglish.get(id);
    return english === undefined ? [] : [{ name, english }];
  });
  return {
    danish: grouped(
      pairs,
      ({ english }) => english,
      ({ name }) => name,
    ),
    english: grouped(
      pairs,
      ({ name }) => name,
      ({ english }) => english,
    ),
  };
}

function grouped<T>(list: readonly T[], by: (one: T) => string, value: (one: T) => string): Map<string, string[]> {
  const groups = Map.groupBy(list, (one) => fold(by(one)));
  return new Map([...groups].map(([key, members]) => [key, members.map(value)]));
}

/** Marks for a whole title are not words. */
const mark = /^[tl]0/;
/** A journeyman has the name of the trade with this ending: `tømrersvend`. */
const journeyman = /svend$/;

function wordsOf(lead: string): string[] {
  const words = indexTerms({ title: lead })
    .title.split(' ')
    .filter((word) => word !== '' && !mark.test(word));
  const distinctive = words.filter((word) => !lexicon().words.get(word)?.generic);
  return distinctive.map((word) => (word.length > 9 ? word.replace(journeyman, '') : word));
}

const groups = lazily(
  (): ReadonlyMap<string, string> => new Map(readReference('job-titles').map(([, name, group]) => [fold(name), group])),
);

/** The ISCO group of a title in the lookups. */
function groupsOfTitle(title: string): string[] {
  const group = groups().get(fold(title));
  return group ? [group] : [];
}
