/** Kind of a section of a CV. */
export type SectionKind =
  | 'profile'
  | 'experience'
  | 'education'
  | 'courses'
  | 'skills'
  | 'languages'
  | 'contact'
  | 'licence'
  | 'volunteer'
  | 'references'
  | 'other';

/** The languages of CVs, by ISO 639-1. */
export type CvLanguageCode = 'da' | 'en' | 'no' | 'sv' | 'de' | 'pl' | 'uk';

/**
 * The words of CVs in one language. Lists are alternatives of a regular expression, separated by bars; those of names are matched with
 * folded text, the others with text as it is written, in lower case.
 */
export interface CvLanguage {
  code: CvLanguageCode;
  /** Frequent words that the other languages do not have, separated by blanks: they tell the language of a CV. */
  stopWords: string;
  /** Twelve months, each with its forms and short forms, separated by blanks. */
  months: readonly string[];
  dates: {
    seasons: string;
    /** The end of what still goes on. */
    present: string;
    /** Words between two dates. */
    between: string;
    /** Words before the start of what still goes on. */
    since: string;
    /** Words before any start: `fra 2014`. */
    from: string;
    vague: string;
    expected: string;
  };
  /** Names of sections. */
  headings: Record<SectionKind, string>;
  /** Words before the name of a section that do not change its kind. */
  modifiers: string;
  /** Names of sections that are often also an entry in a list. */
  weakHeadings: string;
  /** Words between two names of sections. */
  joiners: string;
  /** Parts of words that tell the kind of a section with an unknown name. */
  hints: Partial<Record<SectionKind, string>>;
  /** Wordings of the levels of a language: 1 beginner, 2 everyday, 3 fluent, 4 mother tongue. */
  levels: Record<1 | 2 | 3 | 4, string>;
  /** Names of languages by ISO 639-1, separated by blanks. */
  languageNames: Readonly<Record<string, string>>;
  /** Endings of job titles, and their beginnings. */
  titles: string;
  titleStarts: string;
  /** Words and endings in names of employers. */
  companies: string;
  companyEndings: string;
  /** Words and endings in names of educations. */
  degrees: string;
  degreeEndings: string;
  /** Words and endings in names of schools. */
  schools: string;
  schoolEndings: string;
  /** Prepositions between title and employer that are nothing else. */
  atWork: string;
  labels: {
    /** What a CV calls itself. */
    document: string;
    name: string;
    firstName: string;
    lastName: string;
    email: string;
    address: string;
    /** Labels in forms of what is not read. */
    otherFields: string;
    phone: string;
    birth: string;
    /** Words of labels and headings that no name of a person has. */
    noName: string;
  };
}
