import { currentLanguage } from '@jobblik/contract/kernel/language';
import { lazily } from '@jobblik/contract/kernel/lazily';
import { analyse, fold, lexicon, readLines, tokenise } from '@jobblik/danish';
import { jobTitleList, placesOfSlug } from '../../lookups/index.ts';
import { inLanguage } from '../../platform/language.ts';
import { synonymsOf } from '../../search/vocabulary/index.ts';
import { englishStem } from './english-words.ts';
import type { JobQuestion, JobVocabulary } from './read-job-question.ts';
import { plain } from './words-of.ts';

const occupations = lazily(
  () => new Set(jobTitleList().all.flatMap(({ name }) => name.split('/').map((part) => plain(part)))),
);

/** Last parts such as in `butikspædagog`: a word for people by occupation. */
function isOccupationWord(lemma: string | undefined): boolean {
  return lemma !== undefined && lexicon().words.get(lemma)?.anyHead === true;
}

/** Danish places by their English name. */
const englishPlaces: Readonly<Record<string, string>> = {
  copenhagen: 'København',
  elsinore: 'Helsingør',
  funen: 'Fyn',
  jutland: 'Jylland',
  zealand: 'Sjælland',
};

/** Everyday names of occupations for which the lists have longer names or several. */
const everydayTitles = readLines(new URL('./data/en/titles.txt', import.meta.url)).map((line) => line.split(' = '));

const stems = (text: string) => plain(text).split(' ').map(englishStem).join(' ');

/** Names in ads by the stems of English names of occupations. */
const danishTitles = lazily(
  (): ReadonlyMap<string, string> =>
    new Map([
      ...inLanguage('en', () => jobTitleList().shown()).flatMap(({ id, name: shown }) => {
        const [danish = ''] = jobTitleList().named(id)?.name.split('/') ?? [];
        return shown.split('/').map((part) => [stems(part), danish.trim().toLowerCase()] as const);
      }),
      ...everydayTitles.map(([english = '', danish = '']) => [stems(english), danish] as const),
    ]),
);

/** The name in ads of an occupation named in English: `sygeplejerske` for "nurses". */
function danishTitle(name: string): string | undefined {
  return danishTitles().get(stems(name));
}

/** A question of an English page translated to the words of the ads, which are Danish. */
export function inWordsOfAds({ keyword, place, jobType }: JobQuestion): JobQuestion {
  return { keyword: danishTitle(keyword) ?? keyword, place: englishPlaces[fold(place)] ?? place, jobType };
}

/** Places and occupations of the lookups. */
export const jobVocabulary: JobVocabulary = {
  isPlace: (name) =>
    (currentLanguage() === 'en' && fold(name) in englishPlaces) ||
    placesOfSlug(fold(name).replace(/\s+/g, '-')).length > 0,
  isOccupation(text) {
    const name = plain(text);
    if (name.length < 3) return false;
    if (currentLanguage() === 'en' && danishTitle(text)) return true;
    return (
      occupations().has(name) ||
      synonymsOf(text).length > 0 ||
      tokenise(text, 200).every((token) => {
        const { lemma, known, members } = analyse(token);
        return occupations().has(lemma) || (known && isOccupationWord(members.at(-1)?.lemma));
      })
    );
  },
};
