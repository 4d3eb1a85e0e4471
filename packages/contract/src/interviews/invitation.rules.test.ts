import { expect, test } from 'vitest';
import { answerInAddress, invitationAnswers, invitationPath } from './invitation.rules.ts';

test.each(invitationAnswers)('the link of the answer %s leads to a page on which it is chosen', (answer) => {
  const [pathname, chosen = ''] = invitationPath('7.a-b', answer).split('?svar=');
  expect(pathname).toBe('/interview/svar/7.a-b');
  expect(answerInAddress(chosen)).toBe(answer);
});

test.each([null, '', 'JA', 'accepted'])('%j chooses no answer', (value) => expect(answerInAddress(value)).toBeNull());
