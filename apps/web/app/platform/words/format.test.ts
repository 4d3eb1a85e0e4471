import { setLanguageSource } from '@jobblik/contract/kernel/language';
import { beforeAll, describe, expect, it } from 'vitest';
import * as format from './format';

/** Removes the characters that prevent line breaks. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');

describe('money', () => {
  it.each([
    [199_500, '1.995 kr.'],
    [0, '0 kr.'],
    [249_375, '2.493,75 kr.'],
    [111_150, '1.111,50 kr.'],
    [-9_500, '-95 kr.'],
    [123_456_789_00, '123.456.789 kr.'],
  ])('%i øre is %s', (ore, text) => {
    expect(plain(format.formatKroner(ore))).toBe(text);
  });

  it.each([
    [3_680_000, 4_230_000, '36.800–42.300 kr.'],
    [3_680_000, 3_680_000, '36.800 kr.'],
    [3_680_000, null, 'fra 36.800 kr.'],
    [null, 4_230_000, 'op til 42.300 kr.'],
    [null, undefined, ''],
    [0, 100, '0–1 kr.'],
  ])('a range of %s to %s is %s', (from, to, text) => {
    expect(plain(format.formatKronerRange(from, to))).toBe(text);
  });

  it('writes payment amounts as the spec does', () => {
    expect(format.formatDkk(199_500)).toBe('DKK 1995,-');
    expect(format.formatDkk(249_375)).toBe('DKK 2.493,75,-');
  });
});

describe('numbers, days and units', () => {
  const now = '2026-11-20T13:00:00Z';

  it.each([
    ['a range of pay', format.formatKronerRange(3_680_000, 4_230_000)],
    ['pay from', format.formatKroner(3_680_000)],
    ['a day', format.formatDate('2027-01-01T00:00:00Z', now)],
    ['a long day', format.formatLongDate('2027-01-01T00:00:00Z', now)],
    ['a time', format.formatTime(now)],
    ['a range of times', format.formatTimeRange(now, '2026-11-20T14:00:00Z')],
    ['days left', format.formatDeadline('2026-11-25T12:00:00Z', now).text],
    ['a time left', format.formatIn(13_200)],
    ['a distance', format.formatKm(4)],
    ['a size', format.formatFileSize(2048)],
  ])('%s stays on one line', (_what, text) => {
    // A line breaks at a plain space, and after a dash without a joiner after it.
    expect(text).not.toMatch(/ |–(?!\u2060)/);
  });
});

describe('dates in the product zone', () => {
  const now = '2026-11-20T13:00:00Z';

  it.each([
    ['2026-12-03T12:00:00Z', '3. dec.'],
    ['2026-12-02T23:30:00Z', '3. dec.'],
    ['2027-01-01T00:00:00Z', '1. jan. 2027'],
    ['2026-05-17T12:00:00Z', '17. maj'],
  ])('%s is written %s', (instant, text) => {
    expect(plain(format.formatDate(instant, now))).toBe(text);
  });

  it.each([
    ['2026-01-15T01:47:00Z', 'kl. 02.47'],
    ['2026-01-15T08:12:00Z', 'kl. 09.12'],
    ['2026-07-15T12:32:00Z', 'kl. 14.32'],
    ['2026-07-14T22:00:00Z', 'kl. 00.00'],
  ])('%s is written %s', (instant, text) => {
    expect(plain(format.formatTime(instant))).toBe(text);
  });

  it.each([
    ['09:05', '09.05'],
    ['14:30', '14.30'],
    ['00:00', '00.00'],
  ])('%s on the wire is written %s', (time, text) => {
    expect(format.formatWireClock(time)).toBe(text);
  });

  it('writes today, yesterday and other days', () => {
    expect(plain(format.formatMoment('2026-11-20T08:12:00Z', now))).toBe('i dag kl. 09.12');
    expect(plain(format.formatMoment('2026-11-19T14:20:00Z', now))).toBe('i går kl. 15.20');
    expect(plain(format.formatMoment('2026-11-18T19:14:00Z', now))).toBe('18. nov. kl. 20.14');
  });

  it.each([
    format.formatMoment('2026-11-19T14:20:00Z', now),
    format.formatMoment('2026-11-18T19:14:00Z', now),
    format.formatKronerRange(3_680_000, null),
    format.formatKronerRange(null, 4_230_000),
    format.formatKronerRange(3_680_000, 4_230_000),
    format.formatDate('2027-01-22T12:00:00Z', now),
    format.formatWeekday('2026-11-20T12:00:00Z'),
  ])('%s does not break', (text) => expect(text).not.toContain(' '));

  it('writes long dates, weekdays and time ranges', () => {
    expect(plain(format.formatLongDate('2026-11-26T12:00:00Z', now))).toBe('26. november');
    expect(plain(format.formatWeekday('2026-11-20T12:00:00Z'))).toBe('fredag den 20. november');
    expect(plain(format.formatTimeRange('2026-11-20T12:00:00Z', '2026-11-20T12:30:00Z'))).toBe('13.00–13.30');
  });

  it('counts calendar days across both clock changes', () => {
    expect(format.daysBetween('2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z')).toBe(1);
    expect(format.daysBetween('2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z')).toBe(2);
    expect(format.daysBetween('2026-10-25T00:30:00+02:00', '2026-10-25T23:30:00+01:00')).toBe(0);
  });
});

describe('deadlines', () => {
  const now = '2026-11-20T22:30:00Z';
  it.each([
    ['2026-11-20T22:59:00Z', 'i dag', true, false],
    ['2026-11-20T23:01:00Z', 'i morgen', true, false],
    ['2026-11-22T10:00:00Z', 'om 2 dage', true, false],
    ['2026-11-26T10:00:00Z', 'om 6 dage', true, false],
    ['2026-11-27T10:00:00Z', 'om 7 dage', true, false],
    ['2026-11-28T10:00:00Z', '28. nov.', false, false],
    ['2026-11-19T10:00:00Z', 'udløbet', false, true],
  ])('%s is written %s', (deadline, text, soon, past) => {
    const found = format.formatDeadline(deadline, now);
    expect({ ...found, text: plain(found.text) }).toMatchObject({ text, soon, past });
  });
});

describe('lists', () => {
  it.each<[Parameters<typeof format.formatList>[0], string]>([
    [['engelsk', 'video-CV', 'alder'], 'engelsk, video-CV og alder'],
    [['kok', null, 'Midtjylland'], 'kok og Midtjylland'],
    [[false, '', 'kok', undefined], 'kok'],
    [[], ''],
  ])('%j is written "%s"', (items, text) => {
    expect(format.formatList(items)).toBe(text);
  });
});

describe('sizes and numbers', () => {
  it.each([
    [0, '0 Bytes'],
    [1, '1 Bytes'],
    [1023, '1.023 Bytes'],
    [1024, '1 Kb'],
    [253_952, '248 Kb'],
    [1_572_864, '1,5 Mb'],
    [5 * 1024 ** 3, '5 Gb'],
    [3 * 1024 ** 5, '3.072 Tb'],
  ])('%i bytes are written %s', (bytes, text) => {
    expect(plain(format.formatFileSize(bytes))).toBe(text);
  });

  it.each([
    [8, 'om 8 sek.'],
    [-3, 'om 0 sek.'],
    [720, 'om 12 min.'],
    [13_200, 'om 3 t. 40 min.'],
    [6 * 86_400, 'om 6 dage'],
  ])('%i seconds are written %s', (seconds, text) => {
    expect(plain(format.formatIn(seconds))).toBe(text);
  });

  it.each([
    [7.2, 'om 8 sek.'],
    [60, 'om 1 min.'],
    [61, 'om 2 min.'],
    [3599, 'om 1 time.'],
    [7200, 'om 2 timer.'],
  ])('a wait of %d seconds is over %s', (seconds, text) => {
    expect(plain(format.formatWait(seconds))).toBe(text);
  });

  it.each([
    [0, '0'],
    [999, '999'],
    [1284, '1.284'],
    [-1284, '-1.284'],
    [1_234_567, '1.234.567'],
    [1284.6, '1.285'],
    [1e21, '1.000.000.000.000.000.000.000'],
  ])('groups the thousands of %d', (value, text) => {
    expect(format.formatNumber(value)).toBe(text);
  });

  it('writes shares and distances', () => {
    expect(plain(format.formatPercent(0.5))).toBe('50 %');
    expect(plain(format.formatKm(0.84))).toBe('0,8 km');
    expect(plain(format.formatKm(39.4))).toBe('39 km');
  });
});

describe('in English', () => {
  const now = '2026-11-20T13:00:00Z';
  beforeAll(() => {
    const former = setLanguageSource(() => 'en');
    return () => void setLanguageSource(former);
  });

  it.each([
    ['money', () => format.formatKroner(199_500), '1,995 kr.'],
    ['money with øre', () => format.formatKroner(249_375), '2,493.75 kr.'],
    ['a range of pay', () => format.formatKronerRange(3_680_000, 4_230_000), '36,800–42,300 kr.'],
    ['pay from', () => format.formatKronerRange(3_680_000, null), 'from 36,800 kr.'],
    ['pay up to', () => format.formatKronerRange(null, 4_230_000), 'up to 42,300 kr.'],
    ['a payment', () => format.formatDkk(199_500), 'DKK 1,995'],
    ['a day', () => format.formatDate('2026-12-03T12:00:00Z', now), '3 Dec'],
    ['a day of another year', () => format.formatDate('2027-01-01T12:00:00Z', now), '1 Jan 2027'],
    ['a long day', () => format.formatLongDate('2026-11-26T12:00:00Z', now), '26 November'],
    ['a weekday', () => format.formatWeekday('2026-11-20T12:00:00Z'), 'Friday 20 November'],
    ['a time', () => format.formatTime('2026-07-15T12:32:00Z'), 'at 14:32'],
    ['a time of the wire', () => format.formatWireClock('09:30'), '09:30'],
    ['a range of times', () => format.formatTimeRange(now, '2026-11-20T14:00:00Z'), '14:00–15:00'],
    ['today', () => format.formatMoment('2026-11-20T08:12:00Z', now), 'today at 09:12'],
    ['yesterday', () => format.formatMoment('2026-11-19T14:20:00Z', now), 'yesterday at 15:20'],
    ['another day', () => format.formatMoment('2026-11-18T19:14:00Z', now), '18 Nov at 20:14'],
    ['a deadline tomorrow', () => format.formatDeadline('2026-11-21T10:00:00Z', now).text, 'tomorrow'],
    ['a deadline in two days', () => format.formatDeadline('2026-11-22T10:00:00Z', now).text, 'in 2 days'],
    ['a past deadline', () => format.formatDeadline('2026-11-19T10:00:00Z', now).text, 'expired'],
    ['seconds left', () => format.formatIn(8), 'in 8 sec'],
    ['minutes left', () => format.formatIn(720), 'in 12 min'],
    ['hours left', () => format.formatIn(13_200), 'in 3 hr 40 min'],
    ['days left', () => format.formatIn(6 * 86_400), 'in 6 days'],
    ['a list', () => format.formatList(['English', 'video CV', 'age']), 'English, video CV and age'],
    ['a number', () => format.formatNumber(1284), '1,284'],
    ['a share', () => format.formatPercent(0.5), '50%'],
    ['a distance', () => format.formatKm(0.84), '0.8 km'],
    ['a size', () => format.formatFileSize(1_572_864), '1.5 Mb'],
  ])('%s', (_what, made, text) => {
    expect(plain(made())).toBe(text);
  });
});
