import { companyScore, titleScore } from './entries/title-words.ts';
import { formValues, isFieldLabel, nameInForm } from './form-labels.ts';
import { headingOf } from './headings.ts';
import { alternatives, type CvLanguage } from './languages/index.ts';
import type { SourceLine } from './source-line.ts';
import { key, type Lexicon } from './vocabulary.ts';

const labels = (list: (labels: CvLanguage['labels']) => string) => alternatives((language) => list(language.labels));
const label = new RegExp(
  `^(?:(?:(?:hej|hei|hello|hi|hey)[,!.]? )?(?:${labels((words) => words.name)})|(?:hej|hei|hello|hi|hey)[,!.]? jeg er)(?!\\p{L}) ?:? *`,
  'iu',
);
const document = `(?:${labels((words) => words.document)})`;
const prefix = new RegExp(
  `^${document}(?![\\p{L}])(?: \\(${document}\\))?(?: 20\\d\\d)?(?: (?:for|of|af))? ?[:–|—-]? *`,
  'iu',
);
/** `Anna Holms CV`, `Anna Holm's resume` */
const suffix = new RegExp(`(?:['’]s?)? (?:${document}|\\(${document}\\))$`, 'iu');
const honorific =
  /^(?:(?:cand\.\p{L}+|dr|prof|professor|associate professor|assistant professor|sir|dame|rev|hr|fru|mr|mrs|ms|miss)\.? )+/iu;
/** `Anna “Mimi” Holm` */
const nickname = / [“"”'‘(]\p{Lu}\p{Ll}+[”"“'’)](?= \p{Lu})/u;
const degrees = /,? (?:cand\.|m\.?sc|b\.?sc|mba|ph\.?d|ma|ba|hd)\b.*$/isu;
/** Text that may follow on the line: the year of birth, or contact details. */
const behind =
  / (?:\(?(?:f|født|born|b)\.? (?:i )?\d{4}\)?|(?:mobil|tlf|telefon|phone|tel|mail|e-?mail)\.?:? ?[\d+(\p{L}].*)$/isu;
const word =
  /^(?:\p{Lu}[\p{L}'’.-]*|(?:de|den|der|van|von|af|al|el|bin|la|da|dos|di|du|le|ten|ter|y|e|ibn|abu)|\p{L}['’]\p{L}+)$/u;
const noName = new RegExp(`(?<!\\p{L})(?:${labels((words) => words.noName)})(?!\\p{L})`, 'iu');

export interface NameHit {
  name: string;
  lines: number[];
  score: number;
}

/**
 * The person's name: the line near the top that is written and formatted like a name. An e-mail address that repeats the name
 * counts most, then a large font and a position above everything else.
 */
export function findName(
  lines: readonly SourceLine[],
  email: string | undefined,
  lexicon: Lexicon,
): NameHit | undefined {
  const sizes = lines.slice(0, 400).map((line) => line.size);
  const largest = Math.max(0, ...sizes);
  const usual = sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
  const perFlow = new Map<number, number>();
  const inForm = nameInForm(formValues(lines));
  let best: NameHit | undefined;
  for (const [at, line] of lines.entries()) {
    const place = perFlow.get(line.flow) ?? 0;
    perFlow.set(line.flow, place + 1);
    if (line.page > 1 || place > 30) continue;
    const candidates: [string, number[]][] = [
      ...line.cells.slice(0, 3).map((cell): [string, number[]] => [cell, [at]]),
      ...pieces(line.text).map((piece): [string, number[]] => [piece, [at]]),
    ];
    if (inForm?.lines[0] === at) candidates.push([`Navn: ${inForm.value}`, inForm.lines]);
    // Spaced letters have wide gaps between the words.
    if (line.cells.length > 1 && line.size >= largest * 0.95 && line.size > usual * 1.3)
      candidates.push([line.cells.join(' '), [at]]);
    if (line.cells.length > 1 && label.test(line.text)) candidates.push([line.text.replace(/ {2,}/, ' '), [at]]);
    const next = lines[at + 1];
    if (
      next &&
      next.flow === line.flow &&
      line.size > 0 &&
      Math.abs(next.size - line.size) < 1.5 &&
      line.size >= largest * 0.8
    )
      candidates.push([`${line.text} ${next.text}`, [at, at + 1]]);
    for (const [text, from] of candidates) {
      const score = scoreOf(text, line, {
        place,
        largest,
        email,
        lexicon,
        twoLines: from.length > 1,
        isBroken: from.length > 1 && isLastWord(line.text, next?.text ?? '', lexicon),
      });
      if (score > (best?.score ?? 3)) best = { name: tidy(text, email), lines: from, score };
    }
  }
  return best;
}

function pieces(text: string): string[] {
  const parts = text.split(/ [|·•–—-] |, | {2}/u);
  return parts.length > 1 ? parts.slice(0, 2) : [];
}

/** `CURRICULUM VITAE FOR KASPER DAM` above `HOLST`: too long for one line, and only a name. */
function isLastWord(text: string, next: string, lexicon: Lexicon): boolean {
  if (
    text.length < 16 ||
    !/^\p{Lu}[\p{L}'’-]+$/u.test(next) ||
    headingOf(next, lexicon.languages) !== undefined ||
    noName.test(next)
  )
    return false;
  return !lexicon.isPlace(next) && titleScore(next, lexicon) <= 0;
}

interface Around {
  place: number;
  largest: number;
  email: string | undefined;
  lexicon: Lexicon;
  twoLines: boolean;
  /** The second line is one word that did not fit on the first. */
  isBroken: boolean;
}

function scoreOf(
  text: string,
  line: SourceLine,
  { place, largest, email, lexicon, twoLines, isBroken }: Around,
): number {
  const labelled = label.test(text);
  const bare = strip(text, email);
  const words = bare.split(' ').filter(Boolean);
  if (words.length < 2 || words.length > 6 || bare.length > 60 || /[\d@:/]/.test(bare)) return 0;
  if (!words.every((part) => word.test(part)) || noName.test(bare) || line.bullet) return 0;
  if (headingOf(bare, lexicon.languages) !== undefined || isFieldLabel(bare)) return 0;
  let score = 4 - Math.min(place, 12) * 0.35;
  if (labelled) score += 6;
  if (prefix.test(text)) score += 2;
  if (largest > 0 && line.size >= largest * 0.95) score += 4;
  else if (largest > 0 && line.size >= largest * 0.8) score += 2;
  if (line.strong) score += 1;
  score += emailMatch(words, email) * 2.5;
  score -= titleScore(bare, lexicon) + companyScore(bare, lexicon) * 1.5;
  if (lexicon.isPlace(bare)) score -= 4;
  if (words.length > 4) score -= 1;
  if (twoLines) score -= isBroken ? -0.5 : 1.5;
  if (/^\p{Lu}\p{Ll}/u.test(words.at(-1) ?? '') || bare === bare.toUpperCase()) score += 0.5;
  return score;
}

/** How many words of the name occur in the e-mail address. */
function emailMatch(words: readonly string[], email: string | undefined): number {
  if (!email) return 0;
  const local = plain(email.split('@')[0] ?? '');
  return Math.min(
    2,
    words.filter((part) => {
      const folded = plain(part);
      return (
        folded.length > 2 &&
        (local.includes(folded) ||
          local.includes(folded.replaceAll('oe', 'o').replaceAll('ae', 'a').replaceAll('aa', 'a')))
      );
    }).length,
  );
}

function plain(text: string): string {
  return key(text).replaceAll(' ', '');
}

function strip(text: string, email: string | undefined): string {
  const bare = spread(text, email)
    .replace(prefix, '')
    .replace(suffix, '')
    .replace(honorific, '')
    .replace(nickname, '')
    .replace(label, '')
    .replace(degrees, '')
    .replace(behind, '')
    .replace(/(?<![,;|:–-])[,;|:–-]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim();
  return suffix.test(text.trim()) ? withoutGenitive(bare, email) : bare;
}

/** `Anna Holms CV`: the last letter is not part of the name if the e-mail address has the name without it. */
function withoutGenitive(name: string, email: string | undefined): string {
  const last = name.split(' ').at(-1) ?? '';
  const local = plain(email?.split('@')[0] ?? '');
  const isGenitive = /s$/i.test(last) && local.includes(plain(last.slice(0, -1))) && !local.includes(plain(last));
  return isGenitive ? name.slice(0, -1) : name;
}

/** Joins spaced letters, `A N N A  H O L M`; if all blanks are alike, the e-mail address separates the words. */
function spread(text: string, email: string | undefined): string {
  if (/^\p{L}{8,}$/u.test(text)) return wordsByEmail(text, email);
  if (!/^(?:\p{L} +){4,}\p{L}$/u.test(text)) return text;
  if (!text.includes('  ')) return wordsByEmail(text.replaceAll(' ', ''), email);
  return text
    .split(/ {2,}/)
    .map((part) => part.replaceAll(' ', ''))
    .join(' ');
}

/** `ANNAHOLM` with `anna.holm@`: the name with a blank where the address has a dot. */
function wordsByEmail(letters: string, email: string | undefined): string {
  const parts = (email?.split('@')[0] ?? '').split(/[._-]/).map(plain);
  const [first = '', ...others] = parts;
  if (others.length === 0 || plain(letters) !== parts.join('') || first.length >= letters.length) return letters;
  const words: string[] = [];
  let rest = letters;
  for (const part of parts) {
    // A Danish letter may be two letters in the address.
    const length = [...rest].findIndex((_, at) => plain(rest.slice(0, at + 1)) === part) + 1;
    words.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return words.join(' ');
}

/** The name in normal capitalisation, also if the CV has it in capitals. */
function tidy(text: string, email: string | undefined): string {
  const bare = strip(text, email);
  if (bare !== bare.toUpperCase()) return bare;
  return bare
    .toLowerCase()
    .replace(/(^|[ '’-])(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase());
}

/** The last word is the last name, as in Danish forms. */
export function splitName(name: string): { first: string; last: string } {
  const words = name.split(' ');
  const particle = words.findIndex(
    (part, at) => at > 0 && /^(?:de|den|der|van|von|af|al|el|bin|la|da|dos|di|du|le)$/i.test(part),
  );
  const from = particle > 0 ? particle : words.length - 1;
  return { first: words.slice(0, from).join(' '), last: words.slice(from).join(' ') };
}
