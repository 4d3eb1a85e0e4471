import { expect, test } from 'vitest';
import { checkAddress } from './address-forms.ts';

test.each([
  ['employer-jobs', 'title', 'Dine annoncer', false],
  ['employer-jobs', 'title', 'Jeres annoncer', true],
  ['employer-jobs', 'title', 'Overblik over dine jobannoncer', true],
  ['companies', 'directory', 'Find en arbejdsplads, du kan lide', false],
  ['membership', 'back_employer', 'Fortsæt, hvor du slap', false],
  ['membership', 'back_seeker', 'Fortsæt, hvor du slap', true],
  ['accounts', 'done', 'Din e-mail er bekræftet', false],
  ['accounts', 'done', 'E-mailen er bekræftet', true],
  ['a-new-list', 'title', 'Velkommen til dig', false],
  ['saved-jobs', 'title', 'Dine gemte job', true],
])('%s, %s: "%s" is accepted: %s', (list, key, text, isAccepted) => {
  const wrong = checkAddress({ [list]: { [key]: text } }).filter((sentence) => sentence.startsWith('locales/'));
  expect(wrong.length === 0).toBe(isAccepted);
});

test('an exception that nothing needs is reported', () => {
  const idle = ['accounts', /^done$/, 'only job seekers read it'] as const;
  expect(checkAddress({ accounts: { done: 'Færdig' } }, [idle])).toEqual([
    'address-forms.ts excepts /^done$/ of accounts, which needs no exception.',
  ]);
});
