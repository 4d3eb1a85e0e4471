import { LRUCache } from 'lru-cache';
import { isStudentTitle } from '../../jobs/index.ts';
import { categoryOfTitle, mainCategoryOf, readReference } from '../../lookups/index.ts';
import { fold, indexTerms, leadOf, lexicon, occupationsCalled } from '../../platform/danish/index.ts';
import type { Trade } from './trade-distance.rules.ts';

/** Titles of ads repeat; reading one takes about a tenth of a millisecond. */
const trades = new LRUCache<string, Trade>({ max: 50_000 });

/** What a title calls somebody: of an ad, a wish or a job in a CV. The same title always gives the same. */
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

/** Marks for a whole title are no words. */
const mark = /^[tl]0/;
/** A journeyman is what the trade is called: `tømrersvend`. */
const journeyman = /svend$/;

function wordsOf(lead: string): string[] {
  const words = indexTerms({ title: lead })
    .title.split(' ')
    .filter((word) => word !== '' && !mark.test(word));
  const telling = words.filter((word) => !lexicon().words.get(word)?.generic);
  return telling.map((word) => (word.length > 9 ? word.replace(journeyman, '') : word));
}

let groups: ReadonlyMap<string, string> | undefined;

/** The group that the lookups have for a title. */
function groupsOfTitle(title: string): string[] {
  groups ??= new Map(readReference('job-titles').map(([, name, group]) => [fold(name), group]));
  const group = groups.get(fold(title));
  return group ? [group] : [];
}
