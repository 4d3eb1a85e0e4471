import { alternatives, type CvLanguage } from './languages/index.ts';
import type { SourceLine } from './source-line.ts';

/** What a label of a form asks for; `other` is not read. */
type Field = 'name' | 'firstName' | 'lastName' | 'phone' | 'email' | 'address' | 'birth' | 'otherFields';

/** A value of a form with its lines. */
export interface FormValue {
  value: string;
  lines: number[];
}

const fields: readonly Field[] = ['name', 'firstName', 'lastName', 'email', 'phone', 'address', 'birth', 'otherFields'];
/** A note of the form behind the label: `Telefon (dagtid)`, `Imię *`. */
const note = String.raw`(?: ?\([^()]{1,40}\)| ?\*){0,2}`;
const words = (list: (labels: CvLanguage['labels']) => string) => alternatives(({ labels }) => list(labels));

const alone = new Map(
  fields.map((field) => [field, new RegExp(`^(?:${words((labels) => labels[field])})\\.?${note} ?:?$`, 'iu')]),
);
const inline = new Map(
  fields.map((field) => [field, new RegExp(`^(?:${words((labels) => labels[field])})\\.?${note} ?: ?(?=\\S)`, 'iu')]),
);
const withoutColon = new Map(
  (['firstName', 'lastName'] as const).map((field) => [
    field,
    new RegExp(`^(?:${words((labels) => labels[field])})${note} +(?=\\p{L})`, 'iu'),
  ]),
);
const longest = 80;
/** Lines in which the form about the person is. */
const mostLines = 80;

/** Whether a text is only the label of a field that asks for something about the person. */
export function isFieldLabel(text: string): boolean {
  return text.length <= longest && fields.some((field) => alone.get(field)?.test(text));
}

/**
 * The values of a form about a person, by their labels: after the label, in the cell beside it, or below it. The first of each
 * counts.
 */
export function formValues(lines: readonly SourceLine[]): Map<Field, FormValue> {
  const values = new Map<Field, FormValue>();
  for (const [at, line] of lines.slice(0, mostLines).entries())
    for (const [place, cell] of line.cells.entries()) {
      const labelled = readCell(cell);
      if (!labelled || values.has(labelled.field)) continue;
      const found = labelled.value === '' ? valueBeside(lines, at, place) : { value: labelled.value, lines: [at] };
      if (found) values.set(labelled.field, found);
    }
  return values;
}

function readCell(cell: string): { field: Field; value: string } | undefined {
  for (const field of fields) {
    if (cell.length <= longest && alone.get(field)?.test(cell)) return { field, value: '' };
    const before = inline.get(field)?.exec(cell)?.[0];
    if (before !== undefined) return { field, value: cell.slice(before.length).trim() };
  }
  for (const [field, pattern] of withoutColon) {
    const before = pattern.exec(cell)?.[0];
    if (before !== undefined && readCell(cell.slice(before.length)) === undefined)
      return { field, value: cell.slice(before.length).trim() };
  }
  return undefined;
}

function valueBeside(lines: readonly SourceLine[], at: number, place: number): FormValue | undefined {
  const { cells, flow } = lines[at] ?? { cells: [], flow: -1 };
  const beside = cells[place + 1];
  if (beside !== undefined && readCell(beside) === undefined) return { value: beside, lines: [at] };
  const below = lines[at + 1];
  if (!below || below.flow !== flow || below.cells.length !== cells.length) return undefined;
  const value = below.cells[place];
  return value !== undefined && readCell(value) === undefined ? { value, lines: [at + 1] } : undefined;
}

/**
 * The name in a form: in one field, or in those of the first and the last name. One of the two may be labelled `Name`, as in German
 * forms.
 */
export function nameInForm(values: ReadonlyMap<Field, FormValue>): FormValue | undefined {
  const [first, last, whole] = [values.get('firstName'), values.get('lastName'), values.get('name')].map(inOrder);
  if (first && last) return joined(first, last);
  if (!whole) return undefined;
  const part = first ?? last;
  // `Name: Anna Holm` beside `Vorname: Anna` is the whole name.
  if (!part || whole.value.split(' ').includes(part.value)) return whole;
  return first ? joined(first, whole) : joined(whole, part);
}

/** `Holm, Anna` as `Anna Holm`. */
function inOrder(found: FormValue | undefined): FormValue | undefined {
  const [, last, first] = /^([^,]{1,40}), ([^,]{1,40})$/.exec(found?.value ?? '') ?? [];
  return found && first && last ? { ...found, value: `${first} ${last}` } : found;
}

function joined(first: FormValue, last: FormValue): FormValue {
  const lines = [...new Set([...first.lines, ...last.lines])].toSorted((a, b) => a - b);
  return { value: `${first.value} ${last.value}`, lines };
}
