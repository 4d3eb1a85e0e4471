import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerDate, serverNow } from './server-clock';

const now = Date.parse('2026-11-24T12:00:00.000Z');
const day = 86_400_000;

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => {
  noteServerDate(new Date().toUTCString());
  vi.useRealTimers();
});

it.each([
  ['agrees within seconds', 3_000, 0],
  ['is two days fast', 2 * day, 2 * day],
  ['is an hour slow', -3_600_000, -3_600_000],
])('a browser’s clock that %s', (_what, ahead, corrected) => {
  noteServerDate(new Date(now - ahead).toUTCString());
  expect(serverNow()).toBe(now - corrected);
});

it.each([null, '', 'soon'])('an answer with the date »%s« changes nothing', (date) => {
  noteServerDate(date);
  expect(serverNow()).toBe(now);
});

it('a clock that is set right counts again', () => {
  noteServerDate(new Date(now - 2 * day).toUTCString());
  noteServerDate(new Date(now).toUTCString());
  expect(serverNow()).toBe(now);
});
