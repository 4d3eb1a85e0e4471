import { fold } from '@jobblik/danish';
import { type CvLanguageCode, cvLanguages } from './languages/index.ts';

/** The lists with which names in a CV are matched. Plain data, so that it can be passed to another thread. */
export interface Vocabulary {
  skills: readonly { id: number; name: string; aliases: readonly string[] }[];
  languages: readonly { id: number; code: string; name: string; english: string }[];
  places: readonly { id: number; name: string }[];
  /** Danish and English ones. */
  titles: readonly string[];
  /** The year in which the CV is parsed. */
  year: number;
}

export interface Match {
  id: number;
  name: string;
}

/** The lists, prepared for look-ups. */
export interface Lexicon {
  skill(name: string): Match | undefined;
  language(name: string): Match | undefined;
  /** A language by its ISO 639-1 code. */
  languageOfCode(code: string): Match | undefined;
  /** A town by postcode. */
  place(zip: string): Match | undefined;
  isPlace(name: string): boolean;
  /** A town's first postcode. */
  placeNamed(name: string): Match | undefined;
  isTitle(text: string): boolean;
  /** Languages that the document may have. */
  languages: readonly CvLanguageCode[];
  year: number;
}

export function key(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

export function createLexicon(vocabulary: Vocabulary): Lexicon {
  const skills = new Map<string, Match>();
  for (const { id, name, aliases } of vocabulary.skills) {
    for (const alias of aliases) if (!skills.has(key(alias))) skills.set(key(alias), { id, name });
  }
  for (const { id, name } of vocabulary.skills) skills.set(key(name), { id, name });
  const languages = new Map(
    vocabulary.languages.flatMap(({ id, name, english }) =>
      [english, name].map((word): [string, Match] => [key(word), { id, name }]),
    ),
  );
  const byCode = new Map(vocabulary.languages.map(({ id, code, name }) => [code, { id, name }]));
  for (const { languageNames } of cvLanguages) {
    for (const [code, names] of Object.entries(languageNames)) {
      const match = byCode.get(code);
      if (!match) continue;
      // A name in the list is that of its own language: Nynorsk.
      for (const name of names.split(' ')) if (!languages.has(key(name))) languages.set(key(name), match);
    }
  }
  const places = new Map(vocabulary.places.map(({ id, name }) => [String(id).padStart(4, '0'), { id, name }]));
  const names = new Map<string, Match>();
  for (const place of vocabulary.places) {
    for (const name of [place.name, place.name.replace(/ [A-ZØ]{1,2}$/, '')]) {
      if (!names.has(key(name))) names.set(key(name), place);
    }
  }
  for (const [other, name] of Object.entries({ copenhagen: 'koebenhavn', kbh: 'koebenhavn', elsinore: 'helsingoer' })) {
    const match = names.get(name) ?? names.get(`${name} k`);
    if (match) names.set(other, match);
  }
  const titles = new Set(vocabulary.titles.map(key));
  return {
    skill: (name) => skills.get(key(name)),
    language: (name) => languages.get(key(name)),
    languageOfCode: (code) => byCode.get(code),
    place: (zip) => places.get(zip),
    isPlace: (name) => names.has(key(name)),
    placeNamed: (name) => names.get(key(name)),
    isTitle: (text) => titles.has(key(text)),
    languages: cvLanguages.map(({ code }) => code),
    year: vocabulary.year,
  };
}
