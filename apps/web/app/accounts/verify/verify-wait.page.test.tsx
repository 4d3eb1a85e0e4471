import accounts from '@jobblik/words/da/accounts.json' with { type: 'json' };
import problems from '@jobblik/words/da/problems.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { QueryProvider } from '../../platform/api/query';
import { signIn, signOut } from '../../platform/session/session';
import { registerWords, WordsProvider, wordsOfRequest } from '../../platform/words/i18n';
import VerifyWaitPage from './verify-wait.page';

beforeAll(() => registerWords('da', { da: { accounts, problems, ui } }));
afterEach(() => {
  cleanup();
  signOut();
  vi.restoreAllMocks();
});

function show(ttl: 1 | 2, query: string, email_verified: boolean) {
  const person = { user_id: 1, user_name: 'Karen Bæk', user_avatar: '', membership: { plan: 3, status: 1 } };
  signIn({ token: 'x'.repeat(40), ttl, ...person, unread_count: 0, notification_status: 0 });
  const user = { email: 'karen@jobblik.test', email_verified, new_email: null };
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ user }));
  const Stub = createRoutesStub([{ path: '*', Component: VerifyWaitPage }]);
  render(
    <WordsProvider i18n={wordsOfRequest('da')} used={null}>
      <QueryProvider>
        <Stub initialEntries={[`/bekraeft-email${query}`]} />
      </QueryProvider>
    </WordsProvider>,
  );
}

test.each([
  [
    2,
    'job',
    'Annoncen er gemt. Den bliver offentliggjort, så snart I har bekræftet jeres e-mail.',
    accounts.verify.see.job,
    '/virksomhed/job/liste',
  ],
  [
    1,
    'cv',
    'Dit CV er gemt. Det bliver offentliggjort, så snart du har bekræftet din e-mail.',
    accounts.verify.see.cv,
    '/kandidat/mitcv',
  ],
] as const)(
  'who (%i) publishes before the e-mail is confirmed reads that the %s is stored, and what it waits for',
  async (...row) => {
    const [ttl, what, text, see, path] = row;
    show(ttl, `?for=${what}`, false);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Bekræft e-mailen' })).toBeTruthy();
    expect(screen.getByText(/karen@jobblik\.test/)).toBeTruthy();
    expect(screen.getByRole('button', { name: accounts.verify.again })).toBeTruthy();
    expect(screen.getByRole('link', { name: see }).getAttribute('href')).toBe(path);
  },
);

test('once it is confirmed the ad is said to be published', async () => {
  show(2, '?for=job', true);
  expect(await screen.findByRole('heading', { name: 'E-mailen er bekræftet' })).toBeTruthy();
  expect(screen.getByText(accounts.verify.published.job)).toBeTruthy();
  expect(screen.queryByText(/^Annoncen er gemt/)).toBeNull();
});
