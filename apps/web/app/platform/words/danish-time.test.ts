import { expect, it } from 'vitest';
import { formatPeriod, zoneNote } from './danish-time';

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
/** 10.00–10.30 in Denmark. */
const [from, to] = ['2026-11-27T09:00:00Z', '2026-11-27T09:30:00Z'];

it.each([
  ['Europe/Copenhagen', ''],
  ['Europe/Berlin', ''],
  ['Europe/London', ' dansk tid (kl. 09.00–09.30 lokal tid)'],
  ['America/New_York', ' dansk tid (kl. 04.00–04.30 lokal tid)'],
  ['Pacific/Honolulu', ' dansk tid (torsdag kl. 23.00–23.30 lokal tid)'],
  ['Asia/Kolkata', ' dansk tid (kl. 14.30–15.00 lokal tid)'],
])('a reader in %s reads beside the time: »%s«', (zone, note) => {
  expect(plain(zoneNote(zone, from, to))).toBe(note);
});

it('without an end, the own time has none', () => {
  expect(plain(zoneNote('Europe/London', from, null))).toBe(' dansk tid (kl. 09.00 lokal tid)');
});

it('counts the clock of the day: Great Britain and Denmark change together, New York does not', () => {
  expect(plain(zoneNote('America/New_York', '2026-03-20T09:00:00Z', null))).toBe(' dansk tid (kl. 05.00 lokal tid)');
});

it('names the day and the time', () => {
  expect(plain(formatPeriod('Europe/Copenhagen', from, to))).toBe('fredag den 27. november kl. 10.00–10.30');
  expect(plain(formatPeriod('Europe/London', from, to))).toBe(
    'fredag den 27. november kl. 10.00–10.30 dansk tid (kl. 09.00–09.30 lokal tid)',
  );
});
