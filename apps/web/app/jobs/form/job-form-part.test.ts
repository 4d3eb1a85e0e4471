import { describe, expect, test } from 'vitest';
import { filledParts } from './job-form-part';
import { emptyJobForm } from './job-form-values';

describe('the parts of the ad form that are ticked', () => {
  const values = { ...emptyJobForm, title: 'Kok', pay_from: '36.800', contact_email: 'lene@' };
  const ticked = (wrong: object) => [...filledParts(values, wrong)];

  test('have content', () => {
    expect(ticked({})).toEqual(['position', 'pay', 'contact', 'sender', 'visibility']);
  });

  test.each<[string, object, string[]]>([
    ['the e-mail', { contact_email: 'not_an_email' }, ['position', 'pay', 'sender', 'visibility']],
    ['the logo', { logo: 'too_large' }, ['position', 'pay', 'contact', 'visibility']],
    ['the title and the pay', { title: 'too_long', pay_to: 'below_from' }, ['contact', 'sender', 'visibility']],
  ])('have no wrong field: %s', (_what, wrong, parts) => expect(ticked(wrong)).toEqual(parts));
});
