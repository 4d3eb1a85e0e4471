import {
  type Attribute,
  type Attributes,
  dayNumber,
  inPackedOrder,
  isBitAttribute,
  type ValuesOf,
} from '../attributes.ts';
import { bitLayoutOf, writeBits } from '../bit-layout.ts';

/** A document as the columns in memory take it. */
export interface UnpackedDocument {
  id: number;
  /** Removed from the index: it has no attributes. */
  isGone: boolean;
  /** All choices and flags, see `bit-layout.ts`. */
  bits: number;
  /** The other attributes in packed order: seconds, days or an id as a number, ids as a list. */
  values: readonly (number | readonly number[])[];
}

export interface Packing<A extends Attributes> {
  /** Of the rows that are written: the largest `since`. */
  format: number;
  /** @param values null for a document that is removed from the index */
  pack(id: number, values: ValuesOf<A> | null): Buffer;
  /** Reads the packed documents that the database has put one after another. */
  unpack(bytes: Buffer): Generator<UnpackedDocument>;
}

const headerSize = 3;
const goneFormat = 0;

/**
 * Attributes in a few bytes, so that a server can read a million documents in seconds.
 *
 * | bytes | |
 * | --- | --- |
 * | 0, 1–2 | format, 0 for a document that is gone; number of bytes that follow |
 * | 3–6 | document id |
 * | 7–10 | choices and flags |
 * | 11– | the other attributes: 4 bytes an instant or id, 2 a day, ids their count and 2 bytes each |
 *
 * Rows of a newer format are read as far as this release knows them and the rest is skipped; in rows of an older one the missing
 * attributes are none.
 */
export function packingOf<A extends Attributes>(attributes: A): Packing<A> {
  const { fields, size } = bitLayoutOf(attributes);
  const others = inPackedOrder(attributes).filter(([, attribute]) => !isBitAttribute(attribute));
  const format = Math.max(...Object.values(attributes).map(({ since }) => since));
  const goneValues = others.map(([, { kind }]) => (kind === 'ids' ? [] : 0));
  return {
    format,
    pack(id, values) {
      const given = values as Record<string, unknown> | null;
      let bits = 0;
      for (const [name, field] of fields) bits |= given ? writeBits(field, given[name]) : 0;
      const parts = given ? others.map(([name, attribute]) => packValue(attribute, given[name])) : [];
      const fixed = Buffer.alloc(headerSize + (given ? 8 : 4));
      fixed.writeUInt8(given ? format : goneFormat, 0);
      fixed.writeUInt16BE(fixed.length - headerSize + parts.reduce((sum, part) => sum + part.length, 0), 1);
      fixed.writeUInt32BE(id, headerSize);
      if (given) fixed.writeUInt32BE(bits, headerSize + 4);
      return Buffer.concat([fixed, ...parts]);
    },
    *unpack(bytes) {
      for (let at = 0; at < bytes.length; ) {
        const rowFormat = bytes.readUInt8(at);
        const end = at + headerSize + bytes.readUInt16BE(at + 1);
        const id = bytes.readUInt32BE(at + headerSize);
        const isGone = rowFormat === goneFormat;
        let from = at + headerSize + 8;
        const values: (number | readonly number[])[] = [];
        for (const [, attribute] of isGone ? [] : others) {
          if (attribute.since > rowFormat) values.push(attribute.kind === 'ids' ? [] : 0);
          else if (attribute.kind === 'ids') {
            const list = readIds(bytes, from);
            values.push(list);
            from += 1 + 2 * list.length;
          } else {
            const width = attribute.kind === 'day' ? 2 : 4;
            values.push(bytes.readUIntBE(from, width));
            from += width;
          }
        }
        // A newer release may have written further bits.
        const bits = isGone ? 0 : bytes.readUInt32BE(at + headerSize + 4) & (size - 1);
        yield { id, isGone, bits, values: isGone ? goneValues : values };
        at = end;
      }
    },
  };
}

function packValue({ kind }: Attribute, value: unknown): Buffer {
  if (kind === 'ids') {
    const list = (value as readonly number[]).slice(0, 255);
    const packed = Buffer.alloc(1 + 2 * list.length);
    packed.writeUInt8(list.length, 0);
    for (const [at, one] of list.entries()) packed.writeUInt16BE(one, 1 + 2 * at);
    return packed;
  }
  if (kind === 'day') {
    const packed = Buffer.alloc(2);
    packed.writeUInt16BE(dayNumber(value as string | null), 0);
    return packed;
  }
  const packed = Buffer.alloc(4);
  packed.writeUInt32BE(
    kind === 'instant' ? Math.max(0, Math.floor((value as Date).getTime() / 1000)) : (value as number),
  );
  return packed;
}

function readIds(bytes: Buffer, at: number): number[] {
  const count = bytes.readUInt8(at);
  const list: number[] = [];
  for (let one = 0; one < count; one += 1) list.push(bytes.readUInt16BE(at + 1 + 2 * one));
  return list;
}
