import { headingOf } from '../headings.ts';
import { type CvLanguageCode, cvLanguages } from './index.ts';

/** Danish and English are read in every CV: forms and programs write their headings in them. */
const always: readonly CvLanguageCode[] = ['da', 'en'];
const headingWeight = 4;
const mostLines = 400;

const stopWords = cvLanguages.map(({ code, stopWords: words }) => ({ code, words: new Set(words.split(' ')) }));

/** Norwegian and Danish share half of their words: a language with half of the highest score may be the right one. */
const share = 0.5;

/**
 * The languages that a CV may be in: Danish and English, and the other one with most section names and frequent words, unless it has
 * far fewer than Danish or English.
 */
export function recogniseLanguages(lines: readonly string[]): CvLanguageCode[] {
  const scores = new Map<CvLanguageCode, number>();
  const add = (code: CvLanguageCode, points: number) => scores.set(code, (scores.get(code) ?? 0) + points);
  for (const line of lines.slice(0, mostLines)) {
    for (const { code } of cvLanguages) if (headingOf(line, [code]) !== undefined) add(code, headingWeight);
    for (const word of line.toLowerCase().match(/\p{L}+/gu) ?? [])
      for (const { code, words } of stopWords) if (words.has(word)) add(code, 1);
  }
  const highest = Math.max(...scores.values());
  const [best] = [...scores].filter(([code]) => !always.includes(code)).sort(([, a], [, b]) => b - a);
  return best && best[1] >= highest * share ? [...always, best[0]] : [...always];
}
