import { describe, expect, it } from 'vitest';
import {
  isPersonalPassword,
  isResetTokenLive,
  isSessionLive,
  isVerifyLinkLive,
  landingOf,
  passwordProblem,
  returnPathOf,
  sameSitePath,
  secondsToWait,
  splitName,
} from './accounts.rules.ts';

const now = new Date('2026-03-10T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('a new password', () => {
  it.each([
    ['', 'required'],
    ['1234567', 'too_short'],
    ['12345678', undefined],
    ['🐳🐳🐳🐳', 'too_short'],
    ['🐳'.repeat(8), undefined],
    ['å'.repeat(200), undefined],
    ['å'.repeat(201), 'too_long'],
    ['        ', undefined],
  ])('%j is judged by its characters: %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });
});

describe('a link to choose a new password', () => {
  it.each([
    [0, null, true],
    [59.99, null, true],
    [60, null, false],
    [600, null, false],
    [10, ago(5), false],
  ])('made %d minutes ago and used at %s: works %s', (minutes, usedAt, works) => {
    expect(isResetTokenLive({ createdAt: ago(minutes), usedAt }, now)).toBe(works);
  });
});

describe('a session', () => {
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
  it.each([
    ['just opened', 500, 0, true],
    ['unused for a little less than 90 days', 400, -90 + 1e-6, true],
    ['unused for 90 days', 400, -90, false],
    ['unused for a year', 100, -365, false],
    ['in use to the end of its lifetime', 1e-6, 0, true],
    ['in use, at the end of its lifetime', 0, 0, false],
    ['used a moment ahead of this clock', 400, 1e-6, true],
  ])('that was %s', (_name, expires, used, live) => {
    expect(isSessionLive({ expiresAt: days(expires), lastSeenAt: days(used), type: 1 }, now)).toBe(live);
  });

  it.each([
    ['used eleven hours ago', 11, true],
    ['used twelve hours ago', 12, false],
  ])('of an operator, %s', (_name, hours, live) => {
    const session = { expiresAt: days(1), lastSeenAt: new Date(now.getTime() - hours * 3_600_000), type: 9 };
    expect(isSessionLive(session, now)).toBe(live);
  });
});

describe('the wait after failed sign-ins', () => {
  const failures = (count: number, minutes: number) => Array.from({ length: count }, () => ago(minutes));

  it.each([
    ['none', [], 0],
    ['nine just now', failures(9, 0), 0],
    ['ten just now', failures(10, 0), 900],
    ['ten a minute ago', failures(10, 1), 840],
    ['ten a quarter of an hour ago', failures(10, 15), 0],
    ['nine now and one long ago', [...failures(9, 0), ago(16)], 0],
    ['ten, the oldest nearly over', [...failures(9, 1), ago(14)], 60],
    ['far more than ten: the tenth from the end decides', [...failures(10, 2), ...failures(40, 10)], 780],
  ])('%s', (_name, list, seconds) => {
    expect(secondsToWait(list, now)).toBe(seconds);
  });
});

describe('a name', () => {
  it.each([
    ['Anne Marie Holm', 'Anne Marie', 'Holm'],
    ['  Åse   Ægidius ', 'Åse', 'Ægidius'],
    ['Cher', 'Cher', ''],
    ['', '', ''],
  ])('%j is split into first names and last name', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });
});

describe('the screen after signing in', () => {
  it.each([
    [{ ttl: 1, prepared_cv: true }, '/kandidat/dashboard'],
    [{ ttl: 1, prepared_cv: false }, '/kandidat/cv/Opret'],
    [{ ttl: 2, prepared_cv: false }, '/virksomhed/dashboard'],
    [{ ttl: 9, prepared_cv: false }, '/admin'],
  ])('for %j is %s', (session, path) => {
    expect(landingOf(session)).toBe(path);
  });
});

describe('a way back', () => {
  it.each([
    ['/virksomhed/cv/søg?keyword=a', true],
    ['/', true],
    ['//evil.test', false],
    ['/\\evil.test', false],
    ['/\t/evil.test', false],
    ['/\n/evil.test', false],
    ['https://evil.test', false],
    ['javascript:alert(1)', false],
    ['', false],
    [null, false],
    [`/${'a'.repeat(2001)}`, false],
  ])('%j stays on this site: %s', (path, stays) => {
    expect(sameSitePath(path)).toBe(stays ? path : undefined);
  });
});

describe('the way back after signing in', () => {
  const seeker = { ttl: 1, prepared_cv: true };
  const employer = { ttl: 2, prepared_cv: false };

  it.each([
    ['/job/7/smed?a=b', seeker, '/job/7/smed?a=b'],
    ['/kandidat/job/gemte', seeker, '/kandidat/job/gemte'],
    ['/virksomhed/job/liste', seeker, '/kandidat/dashboard'],
    ['/virksomhed', seeker, '/kandidat/dashboard'],
    ['/virksomhedsbranding', seeker, '/virksomhedsbranding'],
    ['/virksomhed/job/liste', employer, '/virksomhed/job/liste'],
    ['/kandidat/cv', employer, '/virksomhed/dashboard'],
    ['/login?next=/login', seeker, '/kandidat/dashboard'],
    ['/ResetPassword/abc', seeker, '/kandidat/dashboard'],
    ['/auth/callback/fail', employer, '/virksomhed/dashboard'],
    ['//evil.test', seeker, '/kandidat/dashboard'],
    [null, employer, '/virksomhed/dashboard'],
  ])('from %j for %j leads to %s', (next, session, path) => {
    expect(returnPathOf(next, session)).toBe(path);
  });
});

describe('isPersonalPassword', () => {
  const owner = { email: 'signe.holm@firma.dk', name: 'Signe Holm', companyName: 'Fjordens Tømrere' };
  it.each([
    ['signe.holm@firma.dk', true],
    ['SIGNEHOLM', true],
    ['holm1994', true],
    ['tømrere!!', true],
    ['jobblik-demo', true],
    ['Jobblik123', true],
    ['signe spiser jordbær', false],
    ['en lang nok sætning', false],
    ['12345678', false],
    ['!!!!!!!!', false],
  ])('%s: %s', (password, expected) => {
    expect(isPersonalPassword(password, owner)).toBe(expected);
  });

  it('ignores an owner without a name', () => {
    expect(isPersonalPassword('en lang nok', { email: null, name: '' })).toBe(false);
  });
});

describe('isVerifyLinkLive', () => {
  const createdAt = new Date('2026-03-10T12:00:00Z');
  const after = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000);
  it('works for 24 hours and once', () => {
    expect(isVerifyLinkLive({ createdAt, usedAt: null }, after(23.99))).toBe(true);
    expect(isVerifyLinkLive({ createdAt, usedAt: null }, after(24))).toBe(false);
    expect(isVerifyLinkLive({ createdAt, usedAt: createdAt }, after(1))).toBe(false);
  });
});
