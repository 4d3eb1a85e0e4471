import { alternatives, type CvLanguage, cvLanguages } from './languages/index.ts';

/** A month of a year; `month` is null if only the year is given. */
export interface YearMonth {
  year: number;
  month: number | null;
}

/** A period in a CV, with its position in the text. */
export interface DateSpan {
  start: YearMonth | null;
  end: YearMonth | null;
  present: boolean;
  /** A single date, not a range. */
  single: boolean;
  from: number;
  to: number;
}

/** The number of each month by its names in all languages, the longest names first. */
const monthNumbers = new Map(
  cvLanguages
    .flatMap(({ months }) => months.flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)))
    .toSorted(([a], [b]) => b.length - a.length),
);
const monthWord = [...monthNumbers.keys()].join('|');
const words = (list: (dates: CvLanguage['dates']) => string) => alternatives(({ dates }) => list(dates));
const season = words((dates) => dates.seasons);
const year = '(?:19[3-9]|20[0-9])\\d';

const patterns = {
  namedMonth: new RegExp(
    `(?:\\d{1,2}(?:st|nd|rd|th)?\\.? ?)?(${monthWord})(?!\\p{L})\\.?,?[ -]?(?:of )?(?:(${year})|['’](\\d\\d))(?!\\d)`,
    'iuy',
  ),
  monthDay: new RegExp(`(${monthWord})(?!\\p{L})\\.? \\d{1,2}(?:st|nd|rd|th)?, ?(${year})(?!\\d)`, 'iuy'),
  season: new RegExp(`(?:${season})(?: of)?,? (${year})(?!\\d)`, 'iy'),
  day: new RegExp(`\\d{1,2} ?[./-] ?(\\d{1,2})(?: ?[./-] ?| )(${year})(?!\\d)`, 'iy'),
  isoDay: new RegExp(`(${year})-(\\d\\d)-\\d\\d(?!\\d)`, 'iy'),
  monthYear: new RegExp(`(\\d{1,2}) ?[./-] ?(${year})(?!\\d)`, 'iy'),
  yearMonth: new RegExp(`(${year})(?:[-./]| ?/ ?)(0[1-9]|1[0-2]|(?<=/ ?)[1-9])(?![\\d.])`, 'iy'),
  year: new RegExp(`(${year})(?!\\d)`, 'iy'),
  bareMonth: new RegExp(`(?:\\d{1,2}\\.? )?(${monthWord})(?!\\p{L})\\.?`, 'iuy'),
  shortMonthYear: /(0[1-9]|1[0-2])[/.](\d\d)(?!\d)(?![/.-]\d)/iy,
  shortMonth: new RegExp(`(${monthWord})(?!\\p{L})\\.?[ -](\\d\\d)(?![\\d.:]|\\p{L})`, 'iuy'),
  shortDay: /\d{1,2} ?[./-] ?(\d{1,2}) ?[./-] ?(\d\d)(?![\d./])/iy,
  apostrophe: /['’](\d\d)(?!\d)/iy,
  schoolYear: /\/(\d\d)(?!\d|[/.-]\d)/iy,
  shortYear: /['’]?(\d\d)(?![\da-z]|[.:]\d)/iy,
};
const yearStroke = /\s?\/\s?(?=(?:19|20)\d\d(?!\d|[/.]))/y;
const separator = new RegExp(
  `\\s{0,8}(?:[-–—‒―−‐‑~→»]|->|(?:${words((dates) => dates.between)})(?!\\p{L}))\\s{0,8}`,
  'iuy',
);
/** `2016- Kok`, `2016/ Kok` at the beginning: the stroke is next to the year, so it belongs to it. */
const openStart = /[-–/](?= \p{L})/uy;
const openEnd = /\s*(?:[-–—‒―−‐‑→]|->)\s*(?=$|[,;:|)\]])| (?:og frem(?:efter)?|(?:and )?onwards?)(?!\p{L})/iuy;
const present = new RegExp(
  `(?:(?:${words((dates) => dates.between)}) )?(?:the )?(?:${words((dates) => dates.present)})(?![\\p{L}\\p{N}])\\.?`,
  'iuy',
);
const from = words((dates) => dates.from);
const since = new RegExp(`(?:${words((dates) => dates.since)}|${from})\\s{1,8}`, 'iuy');
const onlyFrom = new RegExp(`^(?:${from})$`, 'iu');
/** Vague part of a year before it, such as a season. */
const vague = new RegExp(`(?:${words((dates) => dates.vague)})[ -]`, 'iuy');
const expected = new RegExp(
  `(?:${words((dates) => dates.expected)})(?: afsluttet| afslutning| færdig| graduation)?:?\\s{0,8}`,
  'iuy',
);
/** The word for a year behind it: `2019 r.`, `серпень 2019 року`. */
const yearWord = /\s?(?:рр?\.|року|рік|roku|r\.)(?!\p{L})/iuy;

/**
 * Every period in a line: `aug. 2014 – maj 2017`, `03/2019-nu`, `2019-03 – 2020-01`, `2011 / 8 – 2013 / 12`, `siden 2020`, `2018–`,
 * `jun–aug 2019`, `2016-19`, `sommer 2019`, `01.08.2014`. Postcodes of Frederiksberg (1900 to 2000) are not years.
 */
export function findDateSpans(text: string): DateSpan[] {
  const spans: DateSpan[] = [];
  for (let at = 0; at < text.length && spans.length < 8; ) {
    const span = startsWord(text, at) ? spanAt(text, at) : undefined;
    if (span) spans.push(span);
    at = span ? Math.max(span.to, at + 1) : at + 1;
  }
  return spans;
}

/** Whether a piece of text is little more than a date, as in the left column of a table. */
export function isDateLike(text: string): boolean {
  const [span] = findDateSpans(text);
  if (!span) return false;
  return (
    text.slice(0, span.from).length +
      text.slice(span.to).replace(/[\s().,:;|–-]|(?<!\d)\d+ (?:år|mdr|yrs?|mos?)/g, '').length <=
    4
  );
}

/** The two halves of a date that a narrow column has broken: `jan. 2019 –` above `maj 2021`. */
export function isBrokenDate(first: string, second: string): boolean {
  if (first.length > 24 || second.length > 24) return false;
  const begins = findDateSpans(first);
  if (begins.some((span) => !span.single && !span.present) || !/[-–—]\s*$|\p{L}{3}\.?$|\d$/u.test(first.trim()))
    return false;
  if (
    begins.length > 0 &&
    !/[-–—]\s*$|til$|[-–—] ?\p{L}{3,}\.?$/u.test(first.trim()) &&
    !/^\s*[-–—]|^til /.test(second)
  )
    return false;
  const whole = `${first} ${second}`;
  const [span] = findDateSpans(whole);
  return span !== undefined && !span.single && span.from === 0 && isDateLike(whole);
}

interface Read extends YearMonth {
  to: number;
}

function spanAt(text: string, at: number): DateSpan | undefined {
  const opener = match(since, text, at) ?? match(expected, text, at);
  const from = at;
  const begin = afterVague(text, opener ? at + opener[0].length : at);
  const start = pointAt(text, begin) ?? monthOfRange(text, begin);
  if (!start || isPostcode(text, start)) return undefined;
  const ended = endAt(text, start);
  if (ended) return { ...ended, from };
  if (match(expected, text, at))
    return { start: null, end: plain(start), present: false, single: true, from, to: start.to };
  const isFrom = onlyFrom.test(opener?.[0].trim() ?? '');
  if (match(since, text, at) && (!isFrom || /^[\s).,;]*$/.test(text.slice(start.to))))
    return { start: plain(start), end: null, present: true, single: false, from, to: start.to };
  const open =
    match(openEnd, text, start.to) ?? (at === 0 && start.month === null ? match(openStart, text, start.to) : undefined);
  if (open) {
    return { start: plain(start), end: null, present: true, single: false, from, to: start.to + open[0].length };
  }
  return { start: plain(start), end: plain(start), present: false, single: true, from, to: start.to };
}

/** The second half of a range. */
function endAt(text: string, start: Read): Omit<DateSpan, 'from'> | undefined {
  const school = start.month === null ? match(patterns.schoolYear, text, start.to) : undefined;
  if (school && Number(school[1]) === (start.year + 1) % 100) {
    const end = { year: start.year + 1, month: null };
    return { start: plain(start), end, present: false, single: false, to: start.to + school[0].length };
  }
  const dash =
    match(separator, text, start.to) ?? (start.month === null ? match(yearStroke, text, start.to) : undefined);
  if (!dash) return undefined;
  const at = afterVague(text, start.to + dash[0].length);
  const bracket = /^\([^()]+\)/.exec(text.slice(at, at + 20))?.[0].length ?? 0;
  const now = match(present, text, bracket > 0 ? at + 1 : at);
  if (now) return { start: plain(start), end: null, present: true, single: false, to: at + (bracket || now[0].length) };
  const skip = match(expected, text, at)?.[0].length ?? 0;
  const end = pointAt(text, at + skip) ?? shortYearAt(text, at, start.year);
  if (!end || end.year < start.year) return undefined;
  // "marts–juni 2020": both months are of the last year.
  return { start: plain(start), end: plain(end), present: false, single: false, to: end.to };
}

function afterVague(text: string, at: number): number {
  return at + (match(vague, text, at)?.[0].length ?? 0);
}

function pointAt(text: string, at: number): Read | undefined {
  const read = dateAt(text, at);
  return read && { ...read, to: read.to + (match(yearWord, text, read.to)?.[0].length ?? 0) };
}

function dateAt(text: string, at: number): Read | undefined {
  const named = match(patterns.namedMonth, text, at);
  if (named) {
    const year = named[2] ? Number(named[2]) : 2000 + Number(named[3]) - (Number(named[3]) > 60 ? 100 : 0);
    return { year, month: monthOf(named[1] ?? ''), to: at + named[0].length };
  }
  const day = match(patterns.monthDay, text, at);
  if (day) return { year: Number(day[2]), month: monthOf(day[1] ?? ''), to: at + day[0].length };
  const seasonal = match(patterns.season, text, at);
  if (seasonal) return { year: Number(seasonal[1]), month: null, to: at + seasonal[0].length };
  return numericAt(text, at) ?? shortAt(text, at);
}

/** A two-digit year, recognised only in a range: `okt 17 - dec 19`, `01.09.18 - 30.06.20`, `'19 – '21`. */
function shortAt(text: string, at: number): Read | undefined {
  const named = match(patterns.shortMonth, text, at);
  if (named && isInRange(text, at, named))
    return { year: fullYear(named[2]), month: monthOf(named[1] ?? ''), to: at + named[0].length };
  const day = match(patterns.shortDay, text, at);
  const month = Number(day?.[1]);
  if (day && month >= 1 && month <= 12 && isInRange(text, at, day))
    return { year: fullYear(day[2]), month, to: at + day[0].length };
  const alone = match(patterns.apostrophe, text, at);
  if (alone && isInRange(text, at, alone)) return { year: fullYear(alone[1]), month: null, to: at + alone[0].length };
  return undefined;
}

function isInRange(text: string, at: number, found: RegExpExecArray): boolean {
  if (/[-–—] ?$/.test(text.slice(Math.max(0, at - 2), at))) return true;
  const dash = match(separator, text, at + found[0].length);
  const other = dash && at + found[0].length + dash[0].length;
  return other !== undefined && (match(present, text, other) ?? pointAt(text, other)) !== undefined;
}

function fullYear(twoDigits = ''): number {
  return Number(twoDigits) > 60 ? 1900 + Number(twoDigits) : 2000 + Number(twoDigits);
}

function numericAt(text: string, at: number): Read | undefined {
  const tries: readonly (readonly [RegExp, number, number])[] = [
    [patterns.day, 2, 1],
    [patterns.isoDay, 1, 2],
    [patterns.monthYear, 2, 1],
  ];
  for (const [pattern, yearGroup, monthGroup] of tries) {
    const found = match(pattern, text, at);
    const month = Number(found?.[monthGroup]);
    if (found && month >= 1 && month <= 12) return { year: Number(found[yearGroup]), month, to: at + found[0].length };
  }
  const turned = match(patterns.yearMonth, text, at);
  if (turned && isMonthNotYear(text, at, turned)) {
    return { year: Number(turned[1]), month: Number(turned[2]), to: at + turned[0].length };
  }
  const alone = match(patterns.year, text, at);
  if (alone) return { year: Number(alone[1]), month: null, to: at + alone[0].length };
  const short = match(patterns.shortMonthYear, text, at);
  if (short && isInRange(text, at, short))
    return { year: fullYear(short[2]), month: Number(short[1]), to: at + short[0].length };
  return undefined;
}

/** `2010-12` on its own is 2010 to 2012; `2010-03` is March, and so is `2010-12` beside another date of this form. */
function isMonthNotYear(text: string, at: number, found: RegExpExecArray): boolean {
  const [whole, years, month] = found;
  if (whole.charAt(4) !== '-' || Number(month) <= Number(years?.slice(2))) return true;
  return /\d{4}-\d\d/.test(text.slice(0, at) + text.slice(at + whole.length));
}

/** `aug` in `aug–dec 2019`. */
function monthOfRange(text: string, at: number): Read | undefined {
  const bare = match(patterns.bareMonth, text, at);
  const dash = bare && match(separator, text, at + bare[0].length);
  const end = dash && pointAt(text, at + bare[0].length + dash[0].length);
  if (!bare || !end || end.month === null) return undefined;
  return { year: end.year, month: monthOf(bare[1] ?? ''), to: at + bare[0].length };
}

/** `19` in `2016-19`. */
function shortYearAt(text: string, at: number, startYear: number): Read | undefined {
  const short = match(patterns.shortYear, text, at);
  if (!short) return undefined;
  const century = Math.floor(startYear / 100) * 100;
  const year = century + Number(short[1]);
  const later = year < startYear ? year + 100 : year;
  return later - startYear <= 50 ? { year: later, month: null, to: at + short[0].length } : undefined;
}

function isPostcode(text: string, { year, month, to }: Read): boolean {
  return month === null && year <= 2000 && /^ Frederiksberg/i.test(text.slice(to));
}

function monthOf(word: string): number | null {
  return monthNumbers.get(word.toLowerCase()) ?? null;
}

function plain({ year, month }: Read): YearMonth {
  return { year, month };
}

function startsWord(text: string, at: number): boolean {
  return !/\s/.test(text.charAt(at)) && (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1)));
}

function match(sticky: RegExp, text: string, at: number): RegExpExecArray | undefined {
  sticky.lastIndex = at;
  return sticky.exec(text) ?? undefined;
}
