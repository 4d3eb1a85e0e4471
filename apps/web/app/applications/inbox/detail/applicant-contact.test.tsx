import type { Application } from '@jobblik/contract/applications/applications.schema';
import words from '@jobblik/words/da/applications.json' with { type: 'json' };
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { renderScreen } from '../../../platform/render-screen.harness';
import { registerWords } from '../../../platform/words/i18n';
import { ApplicantContact } from './applicant-contact';

beforeAll(() => registerWords('da', { da: { applications: words } }));
afterEach(cleanup);

function show(user: Partial<Application['user']>) {
  const application = {
    user_id: 7,
    v_status: 0,
    user: { email: 'signe@jobblik.test', email_verified: true, phone: '', ...user },
  } as Partial<Application> as Application;
  renderScreen(<ApplicantContact application={application} />);
}

test.each([
  [false, 1],
  [true, 0],
])('an e-mail that is confirmed (%s) is marked %i times as one that is not', (email_verified, times) => {
  show({ email_verified });
  expect(screen.queryAllByText('E-mail ikke bekræftet')).toHaveLength(times);
});

test('an applicant is written to, by mail too, and called where a number is given', () => {
  show({ phone: '+45 20 30 40 50' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^\/virksomhed\/besked.*7/),
    'mailto:signe@jobblik.test',
    'tel:+4520304050',
  ]);
});
