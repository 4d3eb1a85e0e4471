import { fold } from '../../platform/danish/index.ts';

/** The lists with which names in a CV are matched. Plain data, so that it can be passed to another thread. */
export interface Vocabulary {
  skills: readonly { id: number; name: string; aliases: readonly string[] }[];
  languages: readonly { id: number; code: string; name: string }[];
  places: readonly { id: number; name: string }[];
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
  /** A town by postcode. */
  place(zip: string): Match | undefined;
  isPlace(name: string): boolean;
  /** A town's first postcode. */
  placeNamed(name: string): Match | undefined;
  isTitle(text: string): boolean;
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
  const languages = new Map(vocabulary.languages.map(({ id, name }) => [key(name), { id, name }]));
  const byCode = new Map(vocabulary.languages.map(({ id, code, name }) => [code, { id, name }]));
  for (const [code, names] of Object.entries(otherLanguageNames)) {
    const match = byCode.get(code);
    if (match) for (const name of names) languages.set(key(name), match);
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
    place: (zip) => places.get(zip),
    isPlace: (name) => names.has(key(name)),
    placeNamed: (name) => names.get(key(name)),
    isTitle: (text) => titles.has(key(text)),
    year: vocabulary.year,
  };
}

/** Names in other languages besides the Danish ones of the list, by ISO 639-1. */
const otherLanguageNames: Readonly<Record<string, readonly string[]>> = {
  da: ['Danish'],
  en: ['English'],
  de: ['German', 'Deutsch'],
  sv: ['Swedish'],
  no: ['Norwegian'],
  fr: ['French'],
  es: ['Spanish'],
  it: ['Italian'],
  pt: ['Portuguese'],
  nl: ['Dutch', 'Nederlandsk', 'Flamsk'],
  pl: ['Polish'],
  ru: ['Russian'],
  uk: ['Ukrainian'],
  ro: ['Romanian'],
  tr: ['Turkish'],
  ar: ['Arabic'],
  fa: ['Persian', 'Farsi', 'Dari'],
  ur: ['Urdu'],
  hi: ['Hindi'],
  zh: ['Chinese', 'Mandarin', 'Kantonesisk', 'Cantonese'],
  ja: ['Japanese'],
  ko: ['Korean'],
  fi: ['Finnish'],
  is: ['Icelandic'],
  fo: ['Faroese'],
  kl: ['Greenlandic'],
  et: ['Estonian'],
  lv: ['Latvian'],
  lt: ['Lithuanian'],
  cs: ['Czech'],
  sk: ['Slovak'],
  hu: ['Hungarian'],
  bg: ['Bulgarian'],
  el: ['Greek'],
  hr: ['Croatian'],
  sr: ['Serbian'],
  bs: ['Bosnian'],
  sq: ['Albanian'],
  ku: ['Kurdish', 'Kurmanji', 'Sorani'],
  so: ['Somali'],
  ti: ['Tigrinya'],
  sw: ['Swahili'],
  th: ['Thai'],
  vi: ['Vietnamese'],
  he: ['Hebrew'],
  ta: ['Tamil'],
  tl: ['Filipino', 'Tagalog'],
  ps: ['Pashto'],
  pa: ['Punjabi'],
  bn: ['Bengali', 'Bangla'],
  ne: ['Nepali'],
  mk: ['Macedonian'],
  sl: ['Slovenian', 'Slovene'],
  la: ['Latin'],
};
