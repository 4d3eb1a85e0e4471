import { currentLanguage } from '@jobblik/contract/kernel/language';
import { analyse, fold, lexicon, tokenise } from '@jobblik/danish';
import { jobTitleList, placesOfSlug } from '../../lookups/index.ts';
import { inLanguage } from '../../platform/language.ts';
import { synonymsOf } from '../../search/index.ts';
import { englishStem } from './english-words.ts';
import type { JobQuestion, JobVocabulary } from './read-job-question.ts';
import { plain } from './words-of.ts';

let titles: ReadonlySet<string> | undefined;

function occupations(): ReadonlySet<string> {
  titles ??= new Set(jobTitleList().all.flatMap(({ name }) => name.split('/').map((part) => plain(part))));
  return titles;
}

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
const everydayTitles: Readonly<Record<string, string>> = {
  accountant: 'revisor',
  bricklayer: 'murer',
  carpenter: 'tømrer',
  chef: 'kok',
  cleaner: 'rengøringsassistent',
  cook: 'kok',
  developer: 'softwareudvikler',
  doctor: 'læge',
  driver: 'chauffør',
  nurse: 'sygeplejerske',
  painter: 'maler',
  plumber: 'vvs',
  programmer: 'softwareudvikler',
  receptionist: 'receptionist',
  'shop assistant': 'butiksassistent',
  'software developer': 'softwareudvikler',
  teacher: 'lærer',
  waiter: 'tjener',
  'warehouse worker': 'lagermedarbejder',
};

const stems = (text: string) => plain(text).split(' ').map(englishStem).join(' ');
let danishTitles: ReadonlyMap<string, string> | undefined;

/** The name in ads of an occupation named in English: `sygeplejerske` for "nurses". */
function danishTitle(name: string): string | undefined {
  danishTitles ??= new Map([
    ...inLanguage('en', () => jobTitleList().shown()).flatMap(({ id, name: shown }) => {
      const [danish = ''] = jobTitleList().named(id)?.name.split('/') ?? [];
      return shown.split('/').map((part) => [stems(part), danish.trim().toLowerCase()] as const);
    }),
    ...Object.entries(everydayTitles).map(([english, danish]) => [stems(english), danish] as const),
  ]);
  return danishTitles.get(stems(name));
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
