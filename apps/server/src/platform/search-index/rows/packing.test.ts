import { expect, test } from 'vitest';
import { choice, choices, day, dayNumber, flag, id, ids, instant } from '../attributes.ts';
import { bitLayoutOf, hasChoice } from '../bit-layout.ts';
import { packingOf } from './packing.ts';

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

test('documents are read as they were packed, one after another', () => {
  const bare = { ...values, kind: 0, extras: [], open: false, until: null, places: [] };
  const [first, second, gone] = unpack(Buffer.concat([pack(7, values), pack(4_000_000_000, bare), pack(9, null)]));
  expect(first).toMatchObject({
    id: 7,
    isGone: false,
    values: [4_000_000_000, Date.parse('2026-05-20T10:00:00Z') / 1000, dayNumber('2026-06-01'), [1050, 9990]],
  });
  const { fields } = bitLayoutOf(attributes);
  const has = (name: string, chosen: number) => {
    const field = fields.get(name);
    return field && hasChoice(field, first?.bits ?? 0, chosen);
  };
  expect([has('kind', 5), has('kind', 1), has('extras', 1), has('extras', 2), has('open', 1)]).toEqual([
    true,
    false,
    false,
    true,
    true,
  ]);
  expect(second).toMatchObject({ id: 4_000_000_000, bits: 0, values: [4_000_000_000, first?.values[1], 0, []] });
  expect(gone).toMatchObject({ id: 9, isGone: true });
});

test('a release reads what a newer one wrote as far as it knows it, and what an older one wrote without what is new', () => {
  const newer = packingOf({ ...attributes, urgent: flag(2), salary: id(2), skills: ids(2) });
  expect([format, newer.format]).toEqual([1, 2]);
  const written = newer.pack(7, { ...values, urgent: true, salary: 30_000, skills: [3, 4] });
  const [byOlder, next] = unpack(Buffer.concat([written, pack(8, values)]));
  const [own] = unpack(pack(7, values));
  expect(byOlder).toEqual(own);
  expect(next?.id).toBe(8);
  const [byNewer] = newer.unpack(pack(7, values));
  expect(byNewer?.values).toEqual([...(own?.values ?? []), 0, []]);
  expect(byNewer?.bits).toBe(own?.bits);
});

test('too many choices are refused when the index is declared', () => {
  expect(() => packingOf({ a: choices(12), b: choices(12) })).toThrow('24 bits');
});
