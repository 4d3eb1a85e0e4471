import { describe, expect, it } from 'vitest';
import { gridOf, readRoomLink, roomPath } from './rooms.rules.ts';

describe('the address of a room', () => {
  it.each([
    ['abcDEF_-12345678', undefined],
    ['0d5c9a1e-6a34-4c3e-9d2b-3f1d1f6a7b8c', 'a.b-c'],
  ])('of %s is read back', (roomId, invitation) => {
    const path = roomPath(roomId, invitation);
    const expected = invitation ? { roomId, invitation } : { roomId };
    expect(readRoomLink(path)).toEqual(expected);
    expect(readRoomLink(`https://jobblik.dk${path}`)).toEqual(expected);
  });

  it.each(['', 'https://', '/stream/', '/stream/kort', '/stream/a b c d e f', '/find/job', 'javascript:alert(1)'])(
    '"%s" leads to none',
    (link) => expect(readRoomLink(link)).toBeUndefined(),
  );
});

it.each([
  [0, 1, 1],
  [1, 1, 1],
  [2, 2, 1],
  [3, 2, 2],
  [4, 2, 2],
  [5, 2, 3],
  [12, 2, 6],
])('%d tiles are in %d rows and %d columns', (tiles, rows, columns) =>
  expect(gridOf(tiles)).toEqual({ rows, columns }),
);
