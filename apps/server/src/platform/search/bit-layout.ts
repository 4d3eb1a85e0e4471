import { type Attributes, type BitAttribute, inPackedOrder, isBitAttribute } from './attributes.ts';

/** Position of an attribute among the choices and flags of a document. */
export interface BitField {
  attribute: BitAttribute;
  /** Number of the column, starting with 0. */
  column: number;
  shift: number;
  mask: number;
}

/** A column of numbers, each with several choices and flags of a document. */
export interface BitColumnLayout {
  /** The first attribute of the column, whose `since` is also that of the column. */
  first: string;
  since: number;
  /** Number of possible values. */
  size: number;
}

/** Bits per column; further attributes get a further column. More bits would make the tables of filters and counts too large. */
const mostBits = 16;

/**
 * The columns for choices and flags of an index. The position of an attribute depends only on the attributes before it, so
 * appending attributes does not move it.
 */
export function bitLayoutOf(attributes: Attributes): {
  fields: ReadonlyMap<string, BitField>;
  columns: readonly BitColumnLayout[];
} {
  const fields = new Map<string, BitField>();
  const opened: { first: string; since: number; width: number }[] = [];
  for (const [name, attribute] of inPackedOrder(attributes)) {
    if (!isBitAttribute(attribute)) continue;
    const own = widthOf(attribute);
    if (own > mostBits) throw new Error(`${name} takes ${own} bits; ${mostBits} is the most`);
    let column = opened.find(({ width }) => width + own <= mostBits);
    if (!column) {
      column = { first: name, since: attribute.since, width: 0 };
      opened.push(column);
    }
    fields.set(name, { attribute, column: opened.indexOf(column), shift: column.width, mask: (1 << own) - 1 });
    column.width += own;
  }
  return { fields, columns: opened.map(({ width, ...one }) => ({ ...one, size: 1 << width })) };
}

function widthOf(attribute: BitAttribute): number {
  if (attribute.kind === 'flag') return 1;
  return attribute.kind === 'choices' ? attribute.most : 32 - Math.clz32(attribute.most);
}

/** The bits of a value in its column. */
export function writeBits({ attribute, shift, mask }: BitField, value: unknown): number {
  if (attribute.kind === 'flag') return value ? 1 << shift : 0;
  if (attribute.kind === 'choice') return ((value as number) & mask) << shift;
  return (value as readonly number[]).reduce((bits, one) => bits | (bitOf(one, mask) << shift), 0);
}

/** Whether a number of the attribute's column includes a choice; for flags `choice` is 1. */
export function hasChoice({ attribute, shift, mask }: BitField, bits: number, choice: number): boolean {
  const own = (bits >> shift) & mask;
  return attribute.kind === 'choices' ? (own & bitOf(choice, mask)) !== 0 : own !== 0 && own === choice;
}

function bitOf(choice: number, mask: number): number {
  return choice >= 1 && choice <= 31 ? (1 << (choice - 1)) & mask : 0;
}
