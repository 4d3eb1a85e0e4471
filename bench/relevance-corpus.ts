import { readFileSync } from 'node:fs';

/** An ad of the corpus. `key` distinguishes ads with the same title. */
export interface CorpusAd {
  key: string;
  title: string;
  town: string;
  /** Postcode, which is the id of the place. */
  cityId: number;
  descriptionHtml: string;
  daysOld: number;
}

/** Row of the lookups: `[id, title, occupation group, ESCO id, vacancies in a sample]`. */
type TitleRow = readonly [number, string, string, string, number];

const towns = [
  { name: 'Aarhus', cityId: 8000 },
  { name: 'Odense', cityId: 5000 },
  { name: 'Aalborg', cityId: 9000 },
  { name: 'København', cityId: 2100 },
  { name: 'Esbjerg', cityId: 6700 },
] as const;

/** Minimum number of vacancies of a title that is advertised in every town. */
const common = 300;

/**
 * Sentences, of which every ad has four. Some name other occupations, as in real ads, so that only the title identifies the job.
 */
const sentences = [
  'Vi søger en kollega, der trives med en travl hverdag og et godt humør.',
  'Du arbejder tæt sammen med sygeplejersker, pædagoger og kontorpersonale, når opgaven kræver det.',
  'Der er gode busforbindelser, kantine og parkering ved huset.',
  'Løn efter overenskomst og pension fra første dag.',
  'Vores lager ligger lige ved siden af, og butikken har åbent hele ugen.',
  'Du får oplæring af en erfaren projektleder.',
  'Vi tilbyder fleksibel arbejdstid og en hjemmearbejdsdag om ugen.',
  'Du har kørekort og lyst til at lære nyt.',
  'Rengøring og vedligehold står et fast hold for.',
  'Ansøg med CV og et par linjer om dig selv.',
  'En tømrer og en elektriker fra huset hjælper, når noget skal bygges om.',
];

/** One ad for each title, or one in every town for frequent titles. Deterministic. */
export function makeCorpus(): CorpusAd[] {
  const titles: TitleRow[] = JSON.parse(
    readFileSync(new URL('../apps/server/src/lookups/data/job-titles.json', import.meta.url), 'utf8'),
  );
  return titles.flatMap(([id, title, , , vacancies]) =>
    towns
      .filter((_, at) => vacancies >= common || id % towns.length === at)
      .map(({ name, cityId }, at) => ({
        key: `${title}@${name}`,
        title,
        town: name,
        cityId,
        descriptionHtml: `<p>${[0, 1, 2, 3].map((turn) => sentences[(id * 7 + turn * 3 + at) % sentences.length]).join(' ')}</p>`,
        daysOld: (id * 7919 + at * 31) % 25,
      })),
  );
}
