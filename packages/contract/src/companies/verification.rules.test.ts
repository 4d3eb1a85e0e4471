import { describe, expect, it } from 'vitest';
import {
  addressProblem,
  domainsOf,
  registeredDomainOf,
  siteDomain,
  type VerificationFacts,
  verificationOf,
} from './verification.rules.ts';

const at = new Date('2026-03-10T12:00:00Z');
const verified: VerificationFacts = {
  cvr: '25063864',
  registeredCvr: '25063864',
  registeredDomain: 'fjordklinikken.test',
  provenDomain: 'fjordklinikken.test',
  provenAt: at,
};

describe('a company', () => {
  it.each<[string, Partial<VerificationFacts>, boolean]>([
    ['is verified by a link at the domain of the register', {}, true],
    ['is verified by an address below the domain', { provenDomain: 'mail.fjordklinikken.test' }, true],
    ['is not when the register has another domain', { registeredDomain: 'fk.test' }, false],
    ['is not without a link', { provenDomain: null, provenAt: null }, false],
    ['is not when the register does not know the number', { registeredCvr: null }, false],
    ['is no more after its number has changed', { cvr: '10403782' }, false],
    ['is not where the register has no domain', { registeredDomain: null }, false],
    ['is not by a domain that only ends alike', { provenDomain: 'ondfjordklinikken.test' }, false],
    ['is not by free mail in the register', { registeredDomain: 'gmail.com', provenDomain: 'gmail.com' }, false],
  ])('%s', (_what, change, expected) => {
    expect(verificationOf({ ...verified, ...change })).toEqual(expected ? { method: 'domain', at } : null);
  });
});

it.each([
  ['https://www.Fjord.test/x?y', 'fjord.test'],
  ['fjord.test', 'fjord.test'],
  ['job.fjord.test', 'job.fjord.test'],
  ['http://10.0.0.1', null],
  ['localhost', null],
  ['', null],
  [null, null],
])('the domain of %j is %j', (address, expected) => {
  expect(siteDomain(address)).toBe(expected);
});

it.each([
  ['ane@fjord.test', null],
  ['ANE@HR.FJORD.TEST', null],
  ['ane@gmail.com', 'free_mail'],
  ['ane@hotmail.dk', 'free_mail'],
  ['ane@jubii.dk', 'free_mail'],
  ['ane@andet.test', 'not_company_domain'],
  ['ane@fjord.test.ond.test', 'not_company_domain'],
])('the address %s is refused with %j', (email, expected) => {
  expect(addressProblem(email, ['fjord.test'])).toBe(expected);
});

it.each([
  [{ website: 'www.fjord.test', email: 'post@andet.test' }, 'fjord.test'],
  [{ website: null, email: 'Post@Fjord.test' }, 'fjord.test'],
  [{ website: null, email: null }, null],
])('the domain of %j in the register is %j', (company, expected) => {
  expect(registeredDomainOf(company)).toBe(expected);
});

it('a page in a social network proves nothing', () => {
  expect(domainsOf({ registeredDomain: 'facebook.com' })).toEqual([]);
});
