/**
 * The shapes of the sample data: a small, believable Denmark of companies, ads, people, applications and articles.
 *
 * Every time is relative to the moment the data is loaded: `…DaysAgo` counts days back (fractions are hours),
 * `…InDays` days ahead (negative: already past). Money is whole kroner before tax. E-mail addresses and websites
 * end in `.test`, which can never belong to anybody (RFC 2606); names on social networks end in `eksempel`.
 */

export const mainCategories = [
  'Sundhed og omsorg',
  'Undervisning og børn',
  'Håndværk og byggeri',
  'It og udvikling',
  'Butik og service',
  'Lager og transport',
  'Kontor og økonomi',
  'Industri og produktion',
  'Hotel og køkken',
  'Salg og marketing',
  'Ledelse og HR',
  'Natur og landbrug',
] as const;
export type MainCategory = (typeof mainCategories)[number];

/** The company logos of the illustration set. */
export type MarkName = `mark-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`;

/** A company logo; `ground` and `sign` (hex with #) replace its two own colours if a logo is used twice. */
export interface SampleLogo {
  mark: MarkName;
  ground?: string;
  sign?: string;
}

/** The illustration set's portraits, without `portrait-` and `.svg`. */
export const portraitNames = [
  'ali',
  'amalie',
  'emil',
  'fatima',
  'grace',
  'jonas',
  'karen',
  'lene',
  'linh',
  'mads',
  'peter',
  'signe',
  'sofie',
] as const;
export type PortraitName = (typeof portraitNames)[number];

export interface SampleContact {
  name: string;
  role: string;
  email: string;
  phone: string;
}

export interface SampleCompany {
  key: string;
  name: string;
  /** Eight digits beginning with 99, which no Danish company has. */
  cvr: string;
  address: string;
  zip: string;
  website: string;
  phone: string;
  contact: SampleContact;
  employees: number;
  branch: string;
  founded: number;
  /** One sentence for lists. */
  tagline: string;
  aboutHtml: string;
  logo: SampleLogo;
  social?: { facebook?: string; linkedin?: string; instagram?: string; youtube?: string };
}

/** 1 Fuldtid, 2 Deltid, 3 Freelance, 4 Frivillig, 5 Internship. */
export type JobTypeId = 1 | 2 | 3 | 4 | 5;
/** 1 Folkeskole … 7 Ph.d.-grad. */
export type EducationId = 1 | 2 | 3 | 4 | 5 | 6 | 7;
/** 1 "0–1 år", 2 "1–3 år", 3 "3–5 år", 4 "5+ år". */
export type ExperienceId = 1 | 2 | 3 | 4;

export interface SamplePay {
  /** Whole kroner per unit, before tax and pension. */
  from: number;
  to: number;
  unit: 'hour' | 'month' | 'year';
  /** The employer hides the range; it is stored but not shown. */
  hidden?: boolean;
}

export interface SampleJob {
  key: string;
  company: string;
  title: string;
  category: MainCategory;
  /** One to three names of subcategories, as hints for the category tree. */
  subcategories: string[];
  /** ESCO's Danish preferred label, or the everyday title if ESCO has none. */
  occupation: string;
  zip: string;
  address: string;
  jobType: JobTypeId;
  /** Absent if hours are agreed task by task. */
  hoursPerWeek?: number;
  /** Absent for unpaid work. */
  pay?: SamplePay;
  remote: 'none' | 'hybrid' | 'full';
  /** Days a week at home, with `hybrid`. */
  remoteDays?: number;
  education: EducationId;
  experience: ExperienceId;
  management: boolean;
  skills: string[];
  /** Days from now to the first working day, or as soon as possible. */
  start: number | 'snarest';
  /** Days from now to the deadline; negative: expired. */
  deadlineInDays: number;
  createdDaysAgo: number;
  contact: SampleContact;
  teaser: string;
  /** Only p, h3, ul, li and strong. */
  descriptionHtml: string;
  /** About how often the ad has been seen. */
  visits: number;
  /** Set for ads with an application form on the employer's own site. */
  realUrl?: string;
  language: 'da' | 'en';
}

export interface SampleEducation {
  /** The kind of course, e.g. the degree. */
  course: string;
  school: string;
  startYearsAgo: number;
  /** 0: this year or still under way. */
  endYearsAgo: number;
  description?: string;
}

export interface SampleExperience {
  title: string;
  company: string;
  startMonthsAgo: number;
  /** Absent: the current job. */
  endMonthsAgo?: number;
  description: string;
}

/** As in CV'er: 1 begynder, 2 hverdagsniveau, 3 flydende, 4 modersmål. */
export type LanguageLevel = 1 | 2 | 3 | 4;

export interface SamplePerson {
  key: string;
  firstName: string;
  lastName: string;
  /** The part before @jobblik.test. */
  emailLocal: string;
  gender: 'kvinde' | 'mand';
  age: number;
  zip: string;
  headline: string;
  occupation: string;
  education: EducationId;
  experience: ExperienceId;
  category: MainCategory;
  about: string;
  educations: SampleEducation[];
  experiences: SampleExperience[];
  skills: string[];
  languages: { name: string; level: LanguageLevel }[];
  wishedTitles: string[];
  jobType: JobTypeId;
  portrait?: PortraitName;
  /** The visibility that the person chose; absent: named. */
  visibility?: 'anonymous' | 'hidden';
}

export type ApplicationState = 'open' | 'parked' | 'rejected';

export interface SampleApplication {
  person: string;
  job: string;
  /** Always after the ad was created. */
  daysAgo: number;
  /** Plain text, paragraphs separated by an empty line. */
  message: string;
  state: ApplicationState;
  /** 1 to 5 stars; absent: not rated yet. */
  rating?: 1 | 2 | 3 | 4 | 5;
  hasCvFile: boolean;
}

/** One line of the application tables: person, job, days ago, state, stars (0: not rated yet), text. */
export type ApplicationRow = [
  person: string,
  job: string,
  daysAgo: number,
  state: ApplicationState,
  stars: 0 | 1 | 2 | 3 | 4 | 5,
  text: string,
];

export interface SampleBlogPost {
  key: string;
  title: string;
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string;
  teaser: string;
  readingMinutes: number;
  publishedDaysAgo: number;
  /** Name of one of the drawings in `apps/web/app/content/blog/covers.ts`. */
  cover: `cover-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
  /** Alternative text of the cover. */
  coverAlt: string;
  /** Only p, h3, ul, li and strong. */
  bodyHtml: string;
}
