import { expect, test } from 'vitest';
import { contactOf, contactState } from './job-form-contact';

const lene = contactOf({
  company_contact_person: 'Lene Kjærgaard',
  company_contact_phone: '20 30 40 50',
  company_contact_email: null,
});

test.each([
  ['the company’s own contact', lene, lene, 'same'],
  ['the same with a space behind it', { ...lene, contact_person: 'Lene Kjærgaard ' }, lene, 'same'],
  ['another one', { ...lene, contact_person: 'Bo Dam' }, lene, 'other'],
  ['none', contactOf(null), lene, 'other'],
  ['a contact where the company has none', lene, contactOf(undefined), 'none'],
] as const)('%s', (_what, ad, company, expected) => expect(contactState(ad, company)).toBe(expected));
