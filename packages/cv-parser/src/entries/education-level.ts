import { languages, setLanguageSource } from '@jobblik/contract/kernel/language';
import { educationLevels } from '@jobblik/contract/lookups/choices.rules';
import type { NumberedLine } from '../source-line.ts';
import { key } from '../vocabulary.ts';

const levels: readonly (readonly [RegExp, number])[] = [
  [/\b(?:ph ?d|ph d grad|doctorate|doktorgrad|doctor of)\b/, 7],
  [/\b(?:cand|kandidat\w{0,40}|master\w{0,40}|msc|m sc|ma|mba|civilingenioer|meng|llm|magister|jurist|hd)\b/, 6],
  [
    /\b(?:professionsbachelor\w*|bachelor\w*|bsc|b sc|ba|beng|diplomingenioer|laereruddannelse\w*|paedagoguddannelse\w*|sygeplejerskeuddannelse\w*|hd 1)\b/,
    5,
  ],
  [
    /\b(?:akademiuddannelse|erhvervsakademi\w*|ap|akademioekonom|datamatiker|markedsfoeringsoekonom|finansoekonom|handelsoekonom|serviceoekonom|multimediedesigner|laborant|merkonom|professional degree|akademigrad|installatoer)\b/,
    4,
  ],
  [
    /\b(?:student|studentereksamen|stx|hf|hhx|htx|eux|gymnas\w*|gymnasial|hoejere handelseksamen|hoejere forberedelseseksamen|high school|upper secondary|a levels|baccalaureate|ib|matematisk student|sproglig student)\b/,
    3,
  ],
  [
    /\b(?:svendebrev|erhvervsuddannelse\w*|eud|hg|grundforloeb|hovedforloeb|elektriker|toemrer|murer|snedker|kok|frisoer|mekaniker|sosu\w*|social og sundheds\w*|kontorassistent|kontoruddannelse|butiksassistent|bager|slagter|vvs\w*|smed|tjener|gartner|laerling|elev|apprenticeship|vocational|fagbrev|paedagogisk assistent|industritekniker|procesoperatoer|landmand|amu|maler|salgsassistent)\b/,
    2,
  ],
  [
    /\b(?:folkeskole\w*|9 klasse|10 klasse|9 10 klasse|afgangsproeve|grundskole|realskole|realeksamen|primary school|elementary school)\b/,
    1,
  ],
];

/** Occupations that one level of education leads to. */
const occupations: readonly (readonly [RegExp, number])[] = [
  [/\b(?:laege|tandlaege|dyrlaege|psykolog|farmaceut|arkitekt)\b/, 6],
  [
    /\b(?:sygeplejerske|folkeskolelaerer|laerer|paedagog|fysioterapeut|ergoterapeut|socialraadgiver|radiograf|bioanalytiker|jordemoder|diplomuddannelse\w*|bygningskonstruktoer|journalist)\b/,
    5,
  ],
  [/\b(?:byggetekniker|tandplejer)\b/, 4],
];

/** Schools that have one level. University colleges have two, and universities three: their names do not say it. */
const schools: readonly (readonly [RegExp, number])[] = [
  [/\b(?:seminarium|\w{1,40}seminarium|sygeplejeskole\w*)\b/, 5],
  [/\b(?:erhvervsakademi\w*|ea|eaaa|ibaa?|zealand)\b/, 4],
  [/\b(?:gymnasium|\w{1,40}gymnasium|katedralskole|studenterkursus|hf kursus|hf og vuc)\b/, 3],
  [
    /\b(?:teknisk skole|\w{0,40}erhvervsskole\w{0,40}|sosu\w*|handelsskole\w*|slagteriskolen|tradium|tec|mercantec|aarhus tech|techcollege)\b/,
    2,
  ],
  [/\b(?:folkeskole\w*|efterskole\w*|grundskole\w*)\b/, 1],
];

/** Courses, which have no level whatever the school. */
const course =
  /\b(?:kursus|kurser|\w{1,40}kursus|certifi\w*|modul\w*|foerstehjaelp|efteruddannelse|truck\w*|course|certificate)\b/;

/**
 * The level (1 Folkeskole to 7 Ph.D.) of an education: what its name says, else the occupation that it names, else the school that has
 * one level only. Null when none of them says it, and for courses.
 */
export function educationLevel(name: string, school = ''): number | null {
  const [folded, foldedSchool] = [key(name), key(school)];
  const named = levelIn(levels, folded);
  if (named !== null || course.test(folded)) return named;
  return levelIn(occupations, folded) ?? levelIn(schools, foldedSchool);
}

function levelIn(list: readonly (readonly [RegExp, number])[], folded: string): number | null {
  return list.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}

/**
 * `Aalborg Universitet, Længere videregående uddannelse`, the format of the product's own PDF in both of its languages: the school
 * and the level. A level may stand alone where the education is named.
 */
export function takeLevel(where: string, what: string): { school: string; level: number | null } {
  const folded = key(where);
  for (const { id, name } of levelNames()) {
    const isAlone = folded === name && what !== '' && name.includes(' ');
    if (!isAlone && !folded.endsWith(` ${name}`)) continue;
    if (isAlone) return { school: '', level: id };
    const comma = commasOf(where).find((at) => key(where.slice(at)) === name);
    if (comma !== undefined) return { school: where.slice(0, comma).trim(), level: id };
  }
  return { school: where, level: null };
}

/** Lines of a section without the levels at their ends, which are no part of a name; and the level of an entry. */
interface LinesAndLevels {
  lines: NumberedLine[];
  /** @param next the first line of the following entry */
  levelAt(first: number, next: number | undefined): number | null;
}

/** Takes the names of levels out of the lines of educations: behind a school, or alone on a line below another. */
export function withoutLevels(section: readonly NumberedLine[]): LinesAndLevels {
  const found: { at: number; level: number }[] = [];
  const lines = section.flatMap((line, at) => {
    // Alone in bold or below a gap it is the name of an education.
    const above = at > 0 && !line.strong && !line.gap ? (section[at - 1]?.text ?? '') : '';
    const cell = line.cells.findIndex((text) => takeLevel(text, above).level !== null);
    const { school, level } = takeLevel(line.cells[cell] ?? '', above);
    if (level === null) return [line];
    found.push({ at: line.at, level });
    const cells = line.cells.map((text, place) => (place === cell ? school : text)).filter((text) => text !== '');
    return cells.length > 0 ? [{ ...line, cells, text: cells.join('  ') }] : [];
  });
  return {
    lines,
    levelAt: (first, next = Number.POSITIVE_INFINITY) =>
      found.find(({ at }) => at >= first && at < next)?.level ?? null,
  };
}

/** The level that is called by a text, in either language of the product; null for another text. */
export function namedLevel(text: string): number | null {
  const folded = key(text);
  return levelNames().find(({ name }) => name === folded)?.id ?? null;
}

/** The folded names of the levels in every language of the product. */
function levelNames(): { id: number; name: string }[] {
  return languages.flatMap((language) => {
    const former = setLanguageSource(() => language);
    try {
      return educationLevels.map(({ id, name }) => ({ id, name: key(name) }));
    } finally {
      setLanguageSource(former);
    }
  });
}

function commasOf(text: string): number[] {
  return [...text.matchAll(/, /g)].map(({ index }) => index);
}
