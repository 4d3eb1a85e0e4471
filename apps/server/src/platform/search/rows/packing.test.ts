import { expect, test } from 'vitest';
import { type Attributes, choice, choices, day, dayNumber, flag, id, ids, instant } from '../attributes.ts';
import { bitLayoutOf, hasChoice } from '../bit-layout.ts';
import { packingOf, type UnpackedDocument } from './packing.ts';

const attributes = {
  kind: choice(5),
  extras: choices(2),
  open: flag(),
  owner: id(),
  published: instant(),
  until: day(),
  places: ids(),
};
const values = {
  kind: 5,
  extras: [2],
  open: true,
  owner: 4_000_000_000,
  published: new Date('2026-05-20T10:00:00.999Z'),
  until: '2026-06-01',
  places: [1050, 9990],
};
const { pack, unpack, format } = packingOf(attributes);

function readerOf(declared: Attributes, document: UnpackedDocument | undefined) {
  const { fields } = bitLayoutOf(declared);
  return (name: string, chosen = 1) => {
    const field = fields.get(name);
    return field && hasChoice(field, document?.bits[field.column] ?? 0, chosen);
  };
}

test('concatenated documents are unpacked to the packed values', () => {
  const bare = { ...values, kind: 0, extras: [], open: false, until: null, places: [] };
  const [first, second, gone] = unpack(Buffer.concat([pack(7, values), pack(4_000_000_000, bare), pack(9, null)]));
  expect(first).toMatchObject({
    id: 7,
    isGone: false,
    values: [4_000_000_000, Date.parse('2026-05-20T10:00:00Z') / 1000, dayNumber('2026-06-01'), [1050, 9990]],
  });
  const has = readerOf(attributes, first);
  expect([has('kind', 5), has('kind', 1), has('extras', 1), has('extras', 2), has('open', 1)]).toEqual([
    true,
    false,
    false,
    true,
    true,
  ]);
  expect(second).toMatchObject({ id: 4_000_000_000, bits: [0], values: [4_000_000_000, first?.values[1], 0, []] });
  expect(gone).toMatchObject({ id: 9, isGone: true });
});

test('a release reads the known attributes of newer formats, and older formats without the new attributes', () => {
  const newer = packingOf({ ...attributes, urgent: flag(2), salary: id(2), skills: ids(2) });
  expect([format, newer.format]).toEqual([1, 2]);
  const written = newer.pack(7, { ...values, urgent: true, salary: 30_000, skills: [3, 4] });
  const [byOlder, next] = unpack(Buffer.concat([written, pack(8, values)]));
  const [own] = unpack(pack(7, values));
  expect(byOlder).toEqual(own);
  expect(next?.id).toBe(8);
  const [byNewer] = newer.unpack(pack(7, values));
  expect(byNewer?.values).toEqual([...(own?.values ?? []), 0, []]);
  expect(byNewer?.bits).toEqual(own?.bits);
});

test('choices and flags beyond 16 bits get a further column, which older releases skip', () => {
  const second = { ...attributes, colours: choices(12, 2), price: id(2) };
  const third = { ...second, urgent: flag(3), sizes: choices(16, 3), tags: ids(3) };
  expect(bitLayoutOf(third).columns.map(({ since, size }) => [since, size])).toEqual([
    [1, 1 << 7],
    [2, 1 << 12],
    [3, 1 << 16],
  ]);
  const colours = { ...values, colours: [1, 12], price: 70_000 };
  const all = { ...colours, urgent: true, sizes: [16], tags: [9] };
  const ofSecond = packingOf(second);
  const ofThird = packingOf(third);
  const rows = Buffer.concat([pack(1, values), ofSecond.pack(2, colours), ofThird.pack(3, all), ofThird.pack(4, null)]);

  const newest = [...ofThird.unpack(rows)];
  expect(newest.map(({ id: one, isGone }) => [one, isGone])).toEqual([
    [1, false],
    [2, false],
    [3, false],
    [4, true],
  ]);
  const [onlyOwn, some, whole] = newest.map((document) => readerOf(third, document));
  expect([onlyOwn?.('kind', 5), onlyOwn?.('colours', 1), onlyOwn?.('urgent'), onlyOwn?.('sizes', 16)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect([some?.('colours', 12), some?.('colours', 2), some?.('urgent')]).toEqual([true, false, false]);
  expect([whole?.('colours', 12), whole?.('urgent'), whole?.('sizes', 16), whole?.('sizes', 15)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(newest.map(({ values: read }) => read.slice(-2))).toEqual([
    [0, []],
    [70_000, []],
    [70_000, [9]],
    [0, []],
  ]);

  const older = [...ofSecond.unpack(rows)];
  expect(older[2]).toEqual({ ...older[1], id: 3 });
  const oldest = [...unpack(rows)];
  expect(oldest[2]).toEqual({ ...oldest[0], id: 3 });
});

test('a single attribute with too many choices is refused when the index is declared', () => {
  expect(() => packingOf({ a: choices(17) })).toThrow('a takes 17 bits; 16 is the most');
});
