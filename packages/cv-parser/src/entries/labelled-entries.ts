import { findStreet } from '../address.ts';
import { findDateSpans } from '../dates.ts';
import type { NumberedLine } from '../source-line.ts';
import type { Lexicon } from '../vocabulary.ts';
import type { NamedEntry } from './entry-names.ts';
import { isLocation } from './entry-pieces.ts';

type Role = 'when' | 'what' | 'where' | 'town' | 'text';

const labels: readonly (readonly [RegExp, Role])[] = [
  [
    /^(?:(?:ansættelses|tids)?periode|period|dates?(?: \(from ?[-–] ?to\))?|dato(?:er)?|tidsrum|tid|år|years?|hvornår|fra og til|fra ?[-–/] ?til|when|from and to)$/i,
    'when',
  ],
  [
    /^(?:stilling(?:sbetegnelse)?|(?:job)?titel|(?:job )?title|position(?: held)?|occupation(?: or position held)?|rolle|role|funktion|ansat som|som|mit job|min (?:rolle|stilling|titel)|jeg var|jobbet|my (?:role|job|title)|what i was)$/i,
    'what',
  ],
  [
    /^(?:uddannelse(?:ns navn)?|title of qualification(?: awarded)?|qualification(?: awarded)?|degree|grad|education|kursus|course|hvad|hvad jeg l(?:æ|ae)ste|min uddannelse|studied|what i studied|what)$/i,
    'what',
  ],
  [
    /^(?:firma|virksomhed(?:ens navn)?|arbejdsgiver|arbejds(?:sted|plads)|ansættelsessted|company|employer|organi[sz]ation|hvor|hos|hvor henne|min arbejdsplads|where|workplace|name (?:and (?:address|type) )?of (?:the )?(?:employer|organi[sz]ation)(?: providing.*)?)$/i,
    'where',
  ],
  [/^(?:skole|uddannelses(?:sted|institution)|institution|school|university|universitet|studiested)$/i, 'where'],
  [/^(?:by|sted|city|town|location|lokation|placering|land|country)$/i, 'town'],
  [
    /^(?:(?:main )?activities(?: and responsibilities)?|main activities.*|(?:arbejds|primære )?opgaver|beskrivelse|ansvar(?:sområder?)?|description|tasks|responsibilities|(?:det|hvad) (?:lavede|lavet?|gjorde) jeg|hvad jeg (?:lavede|gjorde)|mine opgaver|what i did|my tasks|type of business or sector|branche|indhold|principal subjects.*|level in .*|niveau|level)$/i,
    'text',
  ],
];

function roleOf(label: string): Role | undefined {
  const bare = label.replace(/ ?:$/, '').trim();
  return bare.length > 80 ? undefined : labels.find(([pattern]) => pattern.test(bare))?.[1];
}

interface Labelled {
  role: Role;
  content: string;
}

/** `Stilling: Kok`, or the two as cells of a row. */
function readLabel(line: Pick<NumberedLine, 'cells' | 'text'>): Labelled | undefined {
  const [first = '', ...others] = line.cells;
  if (others.length > 0) {
    const role = roleOf(first);
    if (role) return { role, content: others.join(', ') };
  }
  const colon = line.text.indexOf(':');
  const role = colon > 1 && colon < line.text.length - 1 ? roleOf(line.text.slice(0, colon)) : undefined;
  return role && { role, content: line.text.slice(colon + 1).trim() };
}

/** `Periode`, `Dates`: a form is full of such words. */
export function isDateLabel(text: string): boolean {
  return roleOf(text) === 'when';
}

/** Whether a line of a form has the label of a date. */
export function hasDateLabel(line: Pick<NumberedLine, 'cells' | 'text'>): boolean {
  const read = readLabel(line);
  return read?.role === 'when' && findDateSpans(read.content).length > 0;
}

/** A detail of an entry in a form, after its name. */
export function isLabelled(line: Pick<NumberedLine, 'cells' | 'text'>): boolean {
  return readLabel(line) !== undefined;
}

/** The first row of a table with the names of its columns. */
export function isTableHeader({ cells }: Pick<NumberedLine, 'cells'>): boolean {
  return cells.length > 1 && cells.every((cell) => roleOf(cell) !== undefined);
}

interface Open {
  lines: NumberedLine[];
  values: Map<Role, string>;
  text: NumberedLine[];
  dated: NumberedLine | undefined;
}

/**
 * Entries whose every value follows its label, as in forms and Europass. A repeated label begins the next entry.
 * @returns undefined if the section is not such a list
 */
export function labelledEntries(lines: readonly NumberedLine[], lexicon: Lexicon): NamedEntry[] | undefined {
  const read = lines.map(readLabel);
  const dates = read.filter((one) => one?.role === 'when' && findDateSpans(one.content).length > 0).length;
  const names = read.filter((one) => one?.role === 'what' || one?.role === 'where').length;
  if (dates === 0 || names < dates) return undefined;
  const entries: Open[] = [];
  for (const [at, line] of lines.entries()) {
    const labelled = read[at];
    const last = entries.at(-1);
    if (!labelled || labelled.role === 'text') {
      const content = labelled?.content ?? line.text;
      last?.text.push({ ...line, text: content, cells: labelled ? [content] : line.cells });
      last?.lines.push(line);
      continue;
    }
    const open = last && !last.values.has(labelled.role) ? last : begin(entries);
    open.values.set(labelled.role, labelled.content);
    open.lines.push(line);
    if (labelled.role === 'when') open.dated = line;
  }
  return entries.flatMap((entry) => named(entry, lexicon) ?? []);
}

function begin(entries: Open[]): Open {
  const entry: Open = { lines: [], values: new Map(), text: [], dated: undefined };
  entries.push(entry);
  return entry;
}

function named({ values, lines, text, dated }: Open, lexicon: Lexicon): NamedEntry | undefined {
  const [span] = findDateSpans(values.get('when') ?? '');
  if (!span || !dated) return undefined;
  // `Sted` may be the employer as well as the town.
  const place = values.get('town') ?? '';
  const where = values.get('where') ?? (isLocation(place, lexicon) ? '' : place);
  const { name, location } = withoutAddress(where, lexicon);
  return {
    entry: {
      anchor: { index: 0, span, rest: [] },
      above: lines.filter((line) => line !== dated && !text.some(({ at }) => at === line.at)),
      dated,
      below: text,
      inherits: false,
    },
    what: values.get('what') ?? '',
    where: name,
    location: location || (where === place ? '' : place),
    used: 0,
  };
}

/** `Odense Kommune, Flakhaven 2, 5000 Odense C`: the name without the address. */
export function withoutAddress(text: string, lexicon: Lexicon): { name: string; location: string } {
  const parts = text.split(/, +/);
  const from = parts.findIndex(
    (part, at) => at > 0 && (findStreet(part, true) !== undefined || /^(?:DK-?)?\d{4} \p{L}/u.test(part)),
  );
  const name = from < 0 ? parts : parts.slice(0, from);
  const last = name.at(-1) ?? '';
  if (from < 0 && name.length > 1 && isLocation(last, lexicon))
    return { name: name.slice(0, -1).join(', '), location: last };
  const town = /\d{4} (\p{L}[\p{L} .-]*)/u.exec(parts.slice(Math.max(from, 0)).join(', '))?.[1]?.trim();
  return { name: name.join(', '), location: from < 0 ? '' : (town ?? '') };
}
