import { english } from './english-professions.factory.ts';
import { danish, danishNames, englishNames, type Profession, streets, towns } from './professions.factory.ts';

/** Fictitious people with the data of a CV. For tests and measurements. */

export interface SampleJob {
  title: string;
  company: string;
  city: string;
  start: { year: number; month: number };
  /** Null: current. */
  end: { year: number; month: number } | null;
  tasks: readonly string[];
}

export interface SampleEducation {
  degree: string;
  school: string;
  start: number;
  end: number;
}

export interface SamplePerson {
  language: 'da' | 'en';
  name: string;
  headline: string;
  email: string;
  phone: string;
  street: string;
  zip: string;
  city: string;
  /** `YYYY-MM-DD`, or null if the CV has none. */
  birthday: string | null;
  about: string;
  jobs: readonly SampleJob[];
  educations: readonly SampleEducation[];
  skills: readonly string[];
  languages: readonly { name: string; level: string }[];
}

/** A random source with the same numbers in every run. */
export interface Chance {
  below(below: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** A fictitious person; the same random source generates the same person. */
export function makePerson(chance: Chance, language: 'da' | 'en'): SamplePerson {
  const profession = chance.pick(language === 'da' ? danish : english);
  const name = chance.pick(language === 'da' ? danishNames : englishNames);
  const [zip, city] = chance.pick(towns);
  return {
    language,
    name,
    headline: profession.titles[0] ?? '',
    email: emailOf(name, chance),
    phone: phoneOf(chance),
    street: chance.pick(streets),
    zip,
    city,
    birthday: chance.chance(0.3) ? `19${60 + chance.below(39)}-0${1 + chance.below(9)}-${10 + chance.below(18)}` : null,
    about: profession.about,
    jobs: jobsOf(profession, chance),
    educations: educationsOf(profession, chance),
    skills: profession.skills.slice(0, 3 + chance.below(3)),
    languages: languagesOf(language, chance),
  };
}

function emailOf(name: string, chance: Chance): string {
  const plain = name
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa')
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .split(' ');
  const local = chance.pick([
    `${plain[0]}.${plain.at(-1)}`,
    `${plain[0]?.charAt(0)}${plain.at(-1)}`,
    `${plain[0]}${60 + chance.below(39)}`,
    `${plain[0]}_${plain.at(-1)}`,
    'kontakt',
  ]);
  return `${local}@${chance.pick(['example.dk', 'mail.example.com', 'example.org', 'post-example.net'])}`;
}

function phoneOf(chance: Chance): string {
  const digits = `${2 + chance.below(4)}${String(1_000_000 + chance.below(8_999_999))}`;
  const pairs = digits.replace(/(..)(?=.)/g, '$1 ');
  return chance.pick([
    pairs,
    digits,
    `+45 ${pairs}`,
    `+45${digits}`,
    `${digits.slice(0, 4)} ${digits.slice(4)}`,
    `(+45) ${pairs}`,
    `0045 ${digits}`,
    pairs.replaceAll(' ', '.'),
  ]);
}

function jobsOf(profession: Profession, chance: Chance): SampleJob[] {
  const count = 2 + chance.below(3);
  const companies = shuffled(profession.companies, chance);
  let year = 2024;
  let month = 1 + chance.below(12);
  return Array.from({ length: count }, (_, at) => {
    const end = at === 0 && chance.chance(0.7) ? null : { year, month };
    year -= 1 + chance.below(4);
    const start = { year, month: 1 + chance.below(12) };
    month = start.month;
    const tasks = shuffled(profession.tasks, chance).slice(0, chance.below(4));
    return {
      title: profession.titles[at % profession.titles.length] ?? '',
      company: companies[at] ?? '',
      city: chance.pick(towns)[1].replace(/ [A-Z]$/, ''),
      start,
      end,
      tasks,
    };
  });
}

function educationsOf(profession: Profession, chance: Chance): SampleEducation[] {
  let year = 2016 - chance.below(8);
  return profession.educations.slice(0, 1 + chance.below(profession.educations.length)).map(([degree, school]) => {
    const end = year;
    year -= 2 + chance.below(2);
    return { degree, school, start: year, end };
  });
}

function languagesOf(language: 'da' | 'en', chance: Chance): { name: string; level: string }[] {
  const danishOnes = [
    { name: 'Dansk', level: 'modersmål' },
    { name: 'Engelsk', level: chance.pick(['flydende', 'forhandlingsniveau', 'godt']) },
    {
      name: chance.pick(['Tysk', 'Svensk', 'Arabisk', 'Fransk']),
      level: chance.pick(['begynder', 'skolekundskaber', 'hverdagsniveau']),
    },
  ];
  const englishOnes = [
    { name: 'English', level: chance.pick(['native', 'fluent', 'C1']) },
    { name: 'Danish', level: chance.pick(['basic', 'intermediate', 'A2']) },
    { name: chance.pick(['German', 'Polish', 'Spanish', 'Ukrainian']), level: chance.pick(['native', 'good', 'B2']) },
  ];
  return (language === 'da' ? danishOnes : englishOnes).slice(0, 2 + chance.below(2));
}

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  return list
    .map((item) => ({ item, at: chance.below(1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** A fixed person, for tests. */
export const danishPerson: SamplePerson = {
  language: 'da',
  name: 'Ditte Marie Vestergård',
  headline: 'Sygeplejerske',
  email: 'ditte.vestergaard@example.dk',
  phone: '28 34 56 71',
  street: 'Nørregade 14, 2. tv',
  zip: '8000',
  city: 'Aarhus C',
  birthday: null,
  about: 'Erfaren sygeplejerske, der bevarer roen i en travl hverdag.',
  jobs: [
    {
      title: 'Sygeplejerske',
      company: 'Aarhus Universitetshospital',
      city: 'Aarhus',
      start: { year: 2019, month: 8 },
      end: null,
      tasks: ['Pleje af akutte patienter', 'Oplæring af studerende'],
    },
    {
      title: 'Sygeplejevikar',
      company: 'Plejecenter Solgården',
      city: 'Viborg',
      start: { year: 2017, month: 3 },
      end: { year: 2019, month: 7 },
      tasks: ['Medicinhåndtering'],
    },
  ],
  educations: [
    { degree: 'Professionsbachelor i sygepleje', school: 'VIA University College', start: 2013, end: 2017 },
    { degree: 'Studentereksamen', school: 'Viborg Katedralskole', start: 2010, end: 2013 },
  ],
  skills: ['Medicinhåndtering', 'Sårpleje', 'Columna'],
  languages: [
    { name: 'Dansk', level: 'modersmål' },
    { name: 'Engelsk', level: 'flydende' },
  ],
};
