import { describe, expect, it } from 'vitest';
import { isLastWayIn, maskAddress, opensAccount } from './identity.rules.ts';

const at = new Date('2026-03-10T12:00:00Z');
const confirmed = { emailVerifiedAt: at, passwordHash: null };
const unconfirmed = { emailVerifiedAt: null, passwordHash: null };
const proven = { id: 'proven', provenAt: at, acceptedAt: null, unlinkedAt: null };
const accepted = { id: 'accepted', provenAt: null, acceptedAt: at, unlinkedAt: null };
const unproven = { id: 'unproven', provenAt: null, acceptedAt: null, unlinkedAt: null };
const unlinked = { id: 'unlinked', provenAt: at, acceptedAt: at, unlinkedAt: at };

describe('an account at another provider', () => {
  it.each([
    ['proven', proven, confirmed, true],
    ['proven', proven, unconfirmed, true],
    ['accepted', accepted, confirmed, true],
    ['accepted', accepted, unconfirmed, true],
    ['unproven', unproven, unconfirmed, true],
    ['unproven', unproven, confirmed, false],
    ['unlinked', unlinked, confirmed, false],
    ['unlinked', unlinked, unconfirmed, false],
  ])('that is %s opens %#', (_name, identity, account, opens) => {
    expect(opensAccount(identity, account)).toBe(opens);
  });

  it.each([
    ['alone', [proven], confirmed, true],
    ['beside a password', [proven], { ...confirmed, passwordHash: 'hash' }, false],
    ['beside another proven one', [proven, { ...proven, id: 'other' }], confirmed, false],
    ['beside one that was unlinked', [proven, unlinked], confirmed, true],
    ['beside one that nobody proved', [proven, unproven], confirmed, true],
    ['beside one that nobody proved, before the e-mail is confirmed', [proven, unproven], unconfirmed, false],
  ])('%s: last way in', (_name, identities, account, last) => {
    expect(isLastWayIn(proven, { account, identities, passkeys: 0 })).toBe(last);
  });

  it('is not the last way in beside a passkey', () => {
    expect(isLastWayIn(proven, { account: confirmed, identities: [proven], passkeys: 1 })).toBe(false);
  });
});

describe('an address that is masked', () => {
  it.each([
    ['mallory@evil.test', 'm…@evil.test'],
    ['æ@øer.dk', 'æ…@øer.dk'],
    ['🐳hval@jobblik.test', '🐳…@jobblik.test'],
    ['"a@b"@jobblik.test', '"…@jobblik.test'],
    ['', ''],
    ['@jobblik.test', ''],
    ['no address', ''],
  ])('%s reads %s', (address, masked) => {
    expect(maskAddress(address)).toBe(masked);
  });
});
