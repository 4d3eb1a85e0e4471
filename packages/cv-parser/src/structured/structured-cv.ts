import type { YearMonth } from '../dates.ts';

/** Rows of a list, up to as many as a CV may have, and how many more the file has. */
export interface Listed<T> {
  rows: T[];
  left: number;
}

export interface StructuredJob {
  title: string;
  company: string;
  location: string;
  description: string;
  start: YearMonth | null;
  end: YearMonth | null;
  present: boolean;
}

export interface StructuredEducation {
  name: string;
  school: string;
  location: string;
  /** 1 to 7; null where the file does not say it. */
  level: number | null;
  start: YearMonth | null;
  end: YearMonth | null;
  description: string;
}

export interface StructuredLanguage {
  /** As it is written; empty where only a code is given. */
  name: string;
  /** ISO 639-1, where the file names the language by a code. */
  code: string | undefined;
  /** As it is written, empty without one. */
  levelText: string;
  /** As in the CV form: 1 to 4; 0 not given. */
  level: number;
}

/**
 * A CV as a file has it in fields, whatever its format. Texts are plain text with line feeds, as they are written and of any length; an
 * empty text is not given.
 */
export interface StructuredCv {
  first_name: string;
  last_name: string;
  /** The occupation or the job that the person looks for, in one line. */
  headline: string;
  email: string;
  phone: string;
  street: string;
  zip: string;
  town: string;
  /** ISO 3166-1, two capital letters; empty where the file does not say it. */
  country: string;
  /** `YYYY-MM-DD`. */
  birthday: string;
  about: string;
  /** Categories of driving licences: `B, BE`. */
  licences: string;
  /** As in the CV form; 0 not given. */
  gender: number;
  /** Id of a job type; 0 not given. */
  jobtype: number;
  /** Ids of categories. */
  categories: Listed<number>;
  wishes: Listed<{ id: number; name: string }>;
  jobs: Listed<StructuredJob>;
  educations: Listed<StructuredEducation>;
  skills: Listed<string>;
  /** Running text about skills, in lines: the skills in it are found as in any CV. */
  skillTexts: string[];
  languages: Listed<StructuredLanguage>;
  /** The product wrote the file: what it does not say is not given, and is not guessed. */
  isOwn: boolean;
}

const nothing: Listed<never> = { rows: [], left: 0 };

/** A CV without content, for readers to fill. */
export const emptyStructuredCv: StructuredCv = {
  first_name: '',
  last_name: '',
  headline: '',
  email: '',
  phone: '',
  street: '',
  zip: '',
  town: '',
  country: '',
  birthday: '',
  about: '',
  licences: '',
  gender: 0,
  jobtype: 0,
  categories: nothing,
  wishes: nothing,
  jobs: nothing,
  educations: nothing,
  skills: nothing,
  skillTexts: [],
  languages: nothing,
  isOwn: false,
};

/** Formats of files with a CV in fields, by content. */
export type StructuredFormat = 'json' | 'xml' | 'zip' | 'csv';
