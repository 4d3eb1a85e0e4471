import { describe, expect, it } from 'vitest';
import { confirmationLifetime, isConfirmed } from '../kernel/session.ts';
import { normalizeCode, normalizeRecoveryCode, recoveryCodeOf, relyingParty } from './second-factor.rules.ts';

describe('the relying party of an installation', () => {
  it.each([
    ['https://jobblik.dk', { id: 'jobblik.dk', origin: 'https://jobblik.dk' }],
    ['https://www.jobblik.dk:8443/app', { id: 'www.jobblik.dk', origin: 'https://www.jobblik.dk:8443' }],
    ['https://Jobblik.dk:443/', { id: 'jobblik.dk', origin: 'https://jobblik.dk' }],
    ['http://localhost:80', { id: 'localhost', origin: 'http://localhost' }],
    ['http://localhost:8080', { id: 'localhost', origin: 'http://localhost:8080' }],
    ['http://jobblik.localhost:8080', { id: 'jobblik.localhost', origin: 'http://jobblik.localhost:8080' }],
    ['http://jobblik.dk', undefined],
    ['http://127.0.0.1:8080', undefined],
    ['https://192.0.2.7', undefined],
    ['https://[2001:db8::1]', undefined],
    ['ftp://localhost', undefined],
    ['https://', undefined],
    ['', undefined],
  ])('of %j is %j', (publicUrl, expected) => {
    expect(relyingParty(publicUrl)).toEqual(expected);
  });
});

describe('recovery codes', () => {
  it('are four groups of four letters and digits that are not mistaken for others', () => {
    const bytes = Uint8Array.from({ length: 16 }, (_, at) => at * 17);
    expect(recoveryCodeOf(bytes)).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
    expect(recoveryCodeOf(new Uint8Array(16))).toBe('AAAA-AAAA-AAAA-AAAA');
    expect(recoveryCodeOf(new Uint8Array(16).fill(255))).toBe('7777-7777-7777-7777');
  });

  it.each(['abcd-efgh-ijkl-mn27', 'ABCD EFGH IJKL MN27', ' ABCDEFGHIJKLMN27\t'])(
    'are compared as typed: %j',
    (typed) => {
      expect(normalizeRecoveryCode(typed)).toBe('ABCDEFGHIJKLMN27');
    },
  );
});

describe('codes of an authenticator app', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['12345', undefined],
    ['1234567', undefined],
    ['12345a', undefined],
    ['１２３４５６', undefined],
    ['', undefined],
  ])('%j is %j', (typed, expected) => {
    expect(normalizeCode(typed)).toBe(expected);
  });
});

describe('a confirmation', () => {
  const now = new Date('2026-03-10T12:00:00Z');
  it.each([
    [0, true],
    [confirmationLifetime - 1, true],
    [confirmationLifetime, false],
  ])('of %i ms ago holds: %s', (ago, holds) => {
    expect(isConfirmed(new Date(now.getTime() - ago), now)).toBe(holds);
  });

  it('does not hold without an instant', () => {
    expect([isConfirmed(null, now), isConfirmed(undefined, now)]).toEqual([false, false]);
  });
});
