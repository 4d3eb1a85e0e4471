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
  expect(pathAfter({ kind, room_id: 'abc', starts_at: '2026-05-20T10:00:00Z' }, role)).toBe(path),
);

it('after the room of the demo the list opens without an interview', () =>
  expect(pathAfter({ kind: 'interview', room_id: 'demo', starts_at: null }, 'employer')).toBe(
    '/virksomhed/interview/liste',
  ));
