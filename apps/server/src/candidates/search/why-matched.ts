import { type MatchedField, matchedFields } from '@jobblik/contract/candidates/cv-search.rules';
import type { Matched } from '@jobblik/contract/candidates/cv-search.schema';
import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import { textStart } from '@jobblik/contract/kernel/text-start.rules';
import { LRUCache } from 'lru-cache';
import { matches, type QueryTerm } from '../../platform/search/index.ts';
import { indexTerms } from '../../search/documents/index.ts';
import { longTexts, type ShortText, shortTexts } from './cv-document.ts';

const most = 4;
/** Entries of CVs repeat: titles, skills, towns. Number of entries whose words are cached. */
const remembered = 50_000;
const snippetLength = 120;

/** Where a CV contains one of the searched terms, the most relevant first. Its texts are only searched if no entry has one. */
export function whyMatched(content: CvContent, terms: readonly QueryTerm[]): Matched[] {
  const entries = shortTexts(content)
    .filter((entry) => hasOne(wordsOf(entry), terms))
    .map(({ field, text }) => ({ field, text }));
  const order = new Map<MatchedField, number>(matchedFields.map((field, at) => [field, at]));
  const found = entries
    .sort((a, b) => (order.get(a.field) ?? 0) - (order.get(b.field) ?? 0))
    .filter(({ text }, at) => entries.findIndex((one) => one.text.toLowerCase() === text.toLowerCase()) === at)
    .slice(0, most);
  if (found.length > 0) return found;
  const snippet = snippetOf(longTexts(content), terms);
  return snippet === undefined ? [] : [{ field: 'text', text: snippet }];
}

function hasOne(words: readonly string[], terms: readonly QueryTerm[]): boolean {
  return matches({ any: terms }, (term) =>
    'word' in term ? words.includes(term.word) : words.some((word) => word.startsWith(term.prefix)),
  );
}

const wordsByEntry = new LRUCache<string, readonly string[]>({ max: remembered });

function wordsOf({ field, text, also }: ShortText): readonly string[] {
  const asTitle = field === 'wish' || field === 'title';
  const key = `${asTitle ? 't' : 'l'}/${text}/${also.length}`;
  const cached = wordsByEntry.get(key);
  if (cached) return cached;
  const terms = asTitle ? indexTerms({ title: text }) : indexTerms({ title: '', labels: [text, ...also] });
  const words = `${terms.title} ${terms.parts} ${terms.related}`.split(' ').filter(Boolean);
  wordsByEntry.set(key, words);
  return words;
}

/** The first sentence or line with one of the terms. */
function snippetOf(texts: readonly string[], terms: readonly QueryTerm[]): string | undefined {
  const sentences = texts.flatMap((text) => text.split(/\n|(?<=[.!?])\s+/u)).slice(0, 200);
  const found = sentences.find((sentence) => hasOne(indexTerms({ title: '', body: sentence }).body.split(' '), terms));
  return found && textStart(found, snippetLength);
}
