import { cvLimits } from '@jobblik/contract/cv/cv-choices.rules';
import type { ProposedEducation, ProposedExperience } from '@jobblik/contract/documents/cv-parse.schema';
import { headingOf } from '../headings.ts';
import type { Section } from '../sections.ts';
import type { NumberedLine } from '../source-line.ts';
import type { Lexicon } from '../vocabulary.ts';
import { toText } from './descriptions.ts';
import { educationLevel, takeLevel, withoutLevels } from './education-level.ts';
import type { LineCount } from './entry-layout.ts';
import { countLines, type NamedEntry, nameEntries } from './entry-names.ts';
import type { Scorer } from './entry-pieces.ts';
import { splitEntries } from './entry-split.ts';
import { isTableHeader, labelledEntries, withoutAddress } from './labelled-entries.ts';
import { companyScore, degreeScore, schoolScore, titleScore } from './title-words.ts';
import { nameUndated, undatedEntries } from './undated-entries.ts';

export interface Career {
  experience: ProposedExperience[];
  education: ProposedEducation[];
}

function workScorer(lexicon: Lexicon): Scorer {
  return {
    what: (text) => titleScore(text, lexicon),
    where: (text) => companyScore(text, lexicon),
    connector: /,? (?:hos|ved|at|@|with|for|i|in|på) /i,
    includesTown: false,
  };
}

const schoolScorer: Scorer = {
  what: degreeScore,
  where: schoolScore,
  connector: /,? (?:fra|ved|på|from|at|hos|@) /i,
  includesTown: true,
};

/** Jobs and educations of all sections with such entries; without one, of the text before the first heading. */
export function findCareer(sections: readonly Section[], lexicon: Lexicon): Career {
  const career: Career = { experience: [], education: [] };
  const counts = new Map(sections.map((section) => [section, linesIn(section, lexicon)]));
  for (const section of sections) {
    const elsewhere = [...counts].flatMap(([other, count]) => (other === section ? [] : count));
    if (isMixed(section)) sort(section.lines, career, lexicon);
    else if (section.kind === 'experience') career.experience.push(...experienceOf(section, lexicon, elsewhere));
    else if (section.kind === 'education') career.education.push(...educationOf(section.lines, lexicon, elsewhere));
  }
  if (career.experience.length > 0 && career.education.length > 0) return career;
  // Text outside any section may be before the first heading, or below an unknown one.
  const found: Career = { experience: [], education: [] };
  for (const { kind, title, lines } of sections) {
    const isUnknown = kind === 'other' && headingOf(title) === undefined;
    if (kind === 'head' || kind === 'profile' || isUnknown) sort(lines, found, lexicon);
  }
  return {
    experience: career.experience.length > 0 ? career.experience : found.experience,
    education: career.education.length > 0 ? career.education : found.education,
  };
}

function linesIn({ kind, lines }: Section, lexicon: Lexicon): LineCount[] {
  if (kind === 'experience') return [countLines(splitEntries(lines, lexicon), workScorer(lexicon), lexicon)];
  if (kind !== 'education') return [];
  return [countLines(splitEntries(withoutLevels(lines).lines, lexicon), schoolScorer, lexicon)];
}

function isMixed({ kind, title }: Section): boolean {
  if (kind !== 'experience' && kind !== 'education') return false;
  return /uddannelse|education/i.test(title) && /erfaring|ansæt|experience|employment|karriere|\bjob/i.test(title);
}

/** Entries of both kinds below one heading, distinguished by their words. */
function sort(lines: readonly NumberedLine[], career: Career, lexicon: Lexicon): void {
  const entries = splitEntries(lines, lexicon);
  const asWork = nameEntries(entries, workScorer(lexicon), lexicon);
  const asSchool = nameEntries(entries, schoolScorer, lexicon);
  for (const [at, work] of asWork.entries()) {
    const school = asSchool[at];
    if (!school || (work.what === '' && work.where === '')) continue;
    const all = `${work.what} ${work.where}`;
    if (
      schoolScore(all) + degreeScore(all) * 0.6 >
      titleScore(work.what, lexicon) + companyScore(work.where, lexicon)
    ) {
      career.education.push(presentEducation(school));
    } else career.experience.push(presentExperience(work));
  }
}

function experienceOf(
  { lines, title }: Section,
  lexicon: Lexicon,
  elsewhere: readonly LineCount[],
): ProposedExperience[] {
  const named = namedEntries(lines, workScorer(lexicon), lexicon, elsewhere);
  const current = /nuværende|current|present/i.test(title);
  return named
    .filter(({ what, where }) => what !== '' || where !== '')
    .map((entry, at) => {
      const job = presentExperience(entry);
      // A single date below "Nuværende stilling" is the start date.
      const goesOn = current && at === 0 && entry.entry.anchor.span.single;
      return goesOn ? { ...job, experience_end_year: null, experience_end_month: null, present: 1 } : job;
    });
}

function educationOf(
  section: readonly NumberedLine[],
  lexicon: Lexicon,
  elsewhere: readonly LineCount[],
): ProposedEducation[] {
  const { lines, levelAt } = withoutLevels(section);
  const dated = namedEntries(lines, schoolScorer, lexicon, elsewhere);
  const named =
    dated.length > 0
      ? nameUndated(dated, schoolScorer, lexicon)
      : nameEntries(undatedEntries(lines), schoolScorer, lexicon);
  const first = named.map(({ entry }) => Math.min(...[...entry.above, entry.dated].map((line) => line.at)));
  return named
    .map((entry, at) => presentEducation(entry, levelAt(first[at] ?? 0, first[at + 1])))
    .filter(({ education_name, education_school }) => education_name !== '' || education_school !== '');
}

/** The dated entries of a section: by labels if it has them, otherwise by layout. */
function namedEntries(
  section: readonly NumberedLine[],
  scorer: Scorer,
  lexicon: Lexicon,
  elsewhere: readonly LineCount[],
): NamedEntry[] {
  const lines = section.filter((line) => !isTableHeader(line));
  const labelled = labelledEntries(lines, lexicon);
  if (labelled) return labelled;
  const named = nameEntries(splitEntries(lines, lexicon), scorer, lexicon, elsewhere);
  if (scorer.includesTown) return named;
  return withoutTowns(
    named.map((entry) => {
      const { name, location } = withoutAddress(entry.where, lexicon);
      return name === '' ? entry : { ...entry, where: name, location: entry.location || location };
    }),
    scorer,
  );
}

const townBehind = /^(.+\S), (\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?)$/u;

/**
 * Removes unknown towns, as in `The Tetley, Leeds`, if most employers of the section have a similar one, or all others a known one.
 */
function withoutTowns(entries: readonly NamedEntry[], scorer: Scorer): NamedEntry[] {
  const towns = entries.map(({ where }) => {
    const [, name = '', town = ''] = townBehind.exec(where) ?? [];
    return town !== '' && scorer.where(town) === 0 && scorer.what(town) === 0 ? { name, town } : undefined;
  });
  const count = towns.filter(Boolean).length;
  const known = entries.filter(({ location }) => location !== '').length;
  const isUsual = (count >= 2 && count > entries.length / 2) || (known >= 2 && known + count === entries.length);
  if (!isUsual) return [...entries];
  return entries.map((entry, at) => {
    const found = towns[at];
    return found ? { ...entry, where: found.name, location: entry.location || found.town } : entry;
  });
}

/** `Ansat som tjener` */
const employedAs =
  /^(?:ansat|arbejder|arbejdede|(?:studie|fritids|sommer|ferie|deltids|bi)?job|worked|working|employed) (?:som|as)(?: an?| en)? (?=\p{L})/iu;

function presentExperience(named: NamedEntry): ProposedExperience {
  const { start, end, present } = named.entry.anchor.span;
  return {
    title: clip(named.what.replace(employedAs, '')),
    company_name: clip(named.where),
    location: clip(named.location),
    experience_description: describe(named),
    experience_start_year: start?.year ?? null,
    experience_start_month: start?.month ?? null,
    experience_end_year: end?.year ?? null,
    experience_end_month: end?.month ?? null,
    present: present ? 1 : 0,
    from: sourceOf(named),
  };
}

/** @param written the level that the entry names on its own */
function presentEducation(named: NamedEntry, written: number | null = null): ProposedEducation {
  const { start, end, single } = named.entry.anchor.span;
  const { school, level } = takeLevel(named.where, named.what);
  return {
    course_id: written ?? level ?? educationLevel(named.what, school),
    education_name: clip(named.what),
    education_school: clip(school),
    location: clip(named.location),
    // A single year is the year in which it ended.
    education_start_year: single ? null : (start?.year ?? null),
    education_end_year: end?.year ?? null,
    education_description: describe(named),
    from: sourceOf(named),
  };
}

function describe({ entry, used }: NamedEntry): string {
  const below = toText(entry.below.slice(used), cvLimits.description);
  const description = entry.description ?? '';
  return `${description}${/^\p{Ll}/u.test(below) ? ' ' : '\n'}${below}`.trim().slice(0, cvLimits.description);
}

function sourceOf({ entry }: NamedEntry): number[] {
  return [...new Set([...entry.above, entry.dated, ...entry.below].map((line) => line.at))];
}

function clip(text: string): string {
  return text.slice(0, cvLimits.line).trim();
}
