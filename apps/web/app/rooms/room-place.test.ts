import { expect, it } from 'vitest';
import { pathAfter, readRoomPlace } from './room-place.ts';

it.each([
  [{ stream_id: 'abc' }, { link: 'abc', kind: 'interview', area: 'virksomhed' }],
  [
    { stream_id: 'abc', room_id: 'abc' },
    { link: 'abc', kind: 'interview', area: 'kandidat' },
  ],
  [{ stream_id: 'abc', room_id: 'other' }, null],
  [{ meeting_link: 'abc' }, { link: 'abc', kind: 'company', area: 'virksomhed' }],
  [{ room_id: 'abc' }, { link: 'abc', area: 'guest' }],
  [{}, null],
])('%o', (params, place) => expect(readRoomPlace(params)).toEqual(place));

it.each([
  ['interview', 'employer', '/virksomhed/interview/liste?interview=abc'],
  ['interview', 'seeker', '/kandidat/interview/liste?interview=abc'],
  ['free', 'employer', '/virksomhed/dashboard'],
  ['company', 'seeker', '/kandidat/dashboard'],
  ['free', null, '/home'],
] as const)('after a %s room %s goes to %s', (kind, role, path) =>
  expect(pathAfter({ kind, room_id: 'abc' }, role)).toBe(path),
);
