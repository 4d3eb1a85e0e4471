import { isSameThing } from './same-thing.rules.ts';
import type { NumberedLine } from './source-line.ts';
import { key, type Lexicon, type Match } from './vocabulary.ts';

export interface SkillHit {
  name: string;
  match: Match | null;
  /** The entry names the same thing as the words. */
  same: boolean;
  from: number[];
}

const mostSkills = 60;
const separators = /[,;|•·●▪]| \/ | {2,}| [–—-] (?=\p{Lu})/u;
const groupLabel = /^[\p{L}][\p{L}\d &/+-]{1,34}: */u;
const level =
  /(?: på[ (–:-]*|(?<![ (–:-])[ (–:-]*)\(?(?:ekspert|expert|avanceret|advanced|rutineret|øvet|erfaren|superbruger|intermediate|middel|mellem|begynder|beginner|basis|basic|grundlæggende|godt kendskab|kendskab|højt niveau|(?:bruger|begynder|ekspert)(?:niveau)?|niveau \d|\d ?\/ ?\d{1,2}|[★☆*●○]{2,10}|\d{1,3} ?%|\d{1,2}\+? (?:år|years?))\)?$/iu;
const column =
  /^(?:program(?:mer)?|system(?:er)?|værktøj(?:er)?|kompetencer?|niveau|erfaring|antal år|år|tools?|skills?|systems?|level|proficiency|experience|years)$/iu;
/** A level in a cell before the skills that have it. */
const rank =
  /^(?:meget god|god|godt|gode|nogen|noget|lidt|rutineret|øvet|erfaren|ekspert|avanceret|mellem|begynder|grundlæggende|basis|expert|advanced|proficient|good|intermediate|working knowledge|familiar|basic|beginner|some)$/iu;
/** Words of running text: in it only known skills count. */
const verbOfPerson = /(?:^|[ ,])(?:jeg|har|er|kan|bruger|arbejder|behersker|kender|I|am|have|can|use|work|know)(?= )/u;
const filler =
  /^(?:og|and|samt|m\.?v\.?|m\.?m\.?|etc\.?|mfl\.?|m\.?fl\.?|bl\.?a\.?|herunder|including|fx|f\.eks\.|e\.g\.)\.? +|(?:,|(?<! )) +(?:m\.?v\.?|m\.?m\.?|etc\.?|m\.?fl\.?|osv\.?)$/giu;

/**
 * The skills of a section, as a list of words or one per line; in sentences only the known skills. Each is matched with the list of
 * skills.
 */
export function findSkills(lines: readonly NumberedLine[], lexicon: Lexicon): SkillHit[] {
  const found = new Map<string, SkillHit>();
  for (const line of joinWrapped(lines.filter(({ cells }) => !isTableHeader(cells)))) {
    const cells = line.cells.length > 1 && rank.test(line.cells[0] ?? '') ? line.cells.slice(1) : line.cells;
    for (const piece of cells.flatMap((cell) => (isSentence(cell) && !isListed(cell) ? [cell] : listItems(cell)))) {
      for (const name of isSentence(piece) ? namesInSentence(piece, lexicon) : namesIn(piece, lexicon)) {
        const match = matchSkill(name, lexicon);
        const known = key(name);
        if (known !== '' && !found.has(known) && found.size < mostSkills)
          found.set(known, { name, match, same: match !== null && isSameThing(name, match.name), from: line.from });
      }
    }
  }
  return [...found.values()];
}

/** The entry of the list that the words of a skill lead to: `MS Excel (pivottabeller)` is Excel. */
export function matchSkill(name: string, lexicon: Lexicon): Match | null {
  const bare = name.replace(/ \([^()]*\)$/, '');
  return lexicon.skill(name) ?? lexicon.skill(bare) ?? lexicon.skill(bare.replace(/^(?:MS|Microsoft) /i, '')) ?? null;
}

/** The first row of a table with the names of its columns. */
function isTableHeader(cells: readonly string[]): boolean {
  return cells.length > 1 && cells.every((cell) => column.test(cell));
}

interface JoinedLine {
  cells: readonly string[];
  from: number[];
}

/** A list that is broken at the end of a line continues on the next. */
function joinWrapped(lines: readonly NumberedLine[]): JoinedLine[] {
  const joined: JoinedLine[] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const last = joined.at(-1);
    const runsOn =
      before && /[,;]/.test(before.text) && before.text.length > 45 && !line.bullet && !groupLabel.test(line.text);
    if (last && runsOn && line.cells.length === 1 && !line.gap) {
      last.cells = [...last.cells.slice(0, -1), `${last.cells.at(-1)} ${line.text}`];
      last.from.push(line.at);
    } else joined.push({ cells: line.cells, from: [line.at] });
  }
  return joined;
}

function listItems(cell: string): string[] {
  const bare = cell.replace(groupLabel, '');
  // Commas inside brackets do not separate: "Office (Word, Excel)".
  const safe = bare.replace(/\(([^()]*)\)/g, (inside) => inside.replaceAll(',', '\u0001'));
  const items = safe.split(separators).map((item) => item.replaceAll('\u0001', ',').replace(level, '').trim());
  const last = items.at(-1) ?? '';
  const pair = items.length > 1 ? / (?:og|and|samt|&) /.exec(last) : null;
  if (pair && last.split(' ').length <= 5)
    items.splice(-1, 1, last.slice(0, pair.index), last.slice(pair.index + pair[0].length));
  return items;
}

/** `Laminated dough · sugar work · food costing`: names, although one of them is also a verb. */
function isListed(text: string): boolean {
  return text.split(/ [·•|] /).length > 2;
}

function isSentence(text: string): boolean {
  return verbOfPerson.test(text) && text.split(' ').length > 5;
}

/** Names with a capital inside a sentence, and known skills. */
function namesInSentence(sentence: string, lexicon: Lexicon): string[] {
  const inside = /(?<=[\p{Ll}\d,] )(?!I )\p{Lu}[\p{L}\d+#]*(?: \p{Lu}[\p{L}\d+#]*)*/gu;
  const capital = [...sentence.matchAll(inside)].map(([name]) => name).filter((name) => !lexicon.isPlace(name));
  const known = knownIn(sentence.split(' '), lexicon);
  const capitalKey = key(capital.join(' '));
  return [...capital, ...known.filter((name) => !capitalKey.includes(key(name)))];
}

function namesIn(item: string, lexicon: Lexicon): string[] {
  const name = item
    .replace(filler, '')
    .replace(level, '')
    .replace(/^[\s.:()–-]+|(?<![\s.:(–-])[\s.:(–-]+$/gu, '')
    .trim();
  const words = name.split(' ');
  if (name.length < 2 && !/^[CR]$/.test(name)) return [];
  if (!/\p{L}/u.test(name) || /@|www\.|https?:|kørekort|driving licen/i.test(name)) return [];
  if (words.length <= 5 && name.length <= 60) return [name];
  return knownIn(words, lexicon);
}

/** Known skills inside a sentence, the longest first. */
function knownIn(words: readonly string[], lexicon: Lexicon): string[] {
  const names: string[] = [];
  for (let at = 0; at < Math.min(words.length, 60); at += 1) {
    for (let length = Math.min(3, words.length - at); length > 0; length -= 1) {
      const name = words
        .slice(at, at + length)
        .join(' ')
        .replace(/(?<![.,:;()])[.,:;()]+$/g, '');
      if (name.length < 3 || !lexicon.skill(name)) continue;
      names.push(name);
      at += length - 1;
      break;
    }
  }
  return names;
}
