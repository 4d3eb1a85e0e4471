import { type Attributes, type BitAttribute, inPackedOrder, isBitAttribute } from './attributes.ts';

/** Where an attribute lies in the number that holds all choices and flags of a document. */
export interface BitField {
  attribute: BitAttribute;
  shift: number;
  mask: number;
}

/** More bits would make the tables that filters and counts use too large. */
const mostBits = 16;

/** The bits of an index. @returns `size`: how many different numbers there are */
export function bitLayoutOf(attributes: Attributes): { fields: ReadonlyMap<string, BitField>; size: number } {
  const fields = new Map<string, BitField>();
  let shift = 0;
  for (const [name, attribute] of inPackedOrder(attributes)) {
    if (!isBitAttribute(attribute)) continue;
    const width = widthOf(attribute);
    fields.set(name, { attribute, shift, mask: (1 << width) - 1 });
    shift += width;
  }
  if (shift > mostBits) throw new Error(`choices and flags take ${shift} bits; ${mostBits} is the most`);
  return { fields, size: 1 << shift };
}

function widthOf(attribute: BitAttribute): number {
  if (attribute.kind === 'flag') return 1;
  return attribute.kind === 'choices' ? attribute.most : 32 - Math.clz32(attribute.most);
}

/** The bits of a value. */
export function writeBits({ attribute, shift, mask }: BitField, value: unknown): number {
  if (attribute.kind === 'flag') return value ? 1 << shift : 0;
  if (attribute.kind === 'choice') return ((value as number) & mask) << shift;
  return (value as readonly number[]).reduce((bits, one) => bits | (bitOf(one, mask) << shift), 0);
}

/** Whether a number that holds all bits of a document has a choice; for flags `choice` is 1. */
export function hasChoice({ attribute, shift, mask }: BitField, bits: number, choice: number): boolean {
  const own = (bits >> shift) & mask;
  return attribute.kind === 'choices' ? (own & bitOf(choice, mask)) !== 0 : own !== 0 && own === choice;
}

function bitOf(choice: number, mask: number): number {
  return choice >= 1 && choice <= 31 ? (1 << (choice - 1)) & mask : 0;
}
