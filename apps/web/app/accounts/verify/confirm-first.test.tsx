import { getUser } from '@jobblik/contract/accounts/accounts.api';
import accounts from '@jobblik/words/da/accounts.json' with { type: 'json' };
import membership from '@jobblik/words/da/membership.json' with { type: 'json' };
import problems from '@jobblik/words/da/problems.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { QueryProvider } from '../../platform/api/query';
import { signIn, signOut } from '../../platform/session/session';
import { registerWords, WordsProvider, wordsOfRequest } from '../../platform/words/i18n';
import { ConfirmedEmployers } from './confirm-first';

beforeAll(() => registerWords('da', { da: { accounts, membership, problems, ui } }));
afterEach(() => {
  cleanup();
  signOut();
  vi.restoreAllMocks();
});

/** Shows content to a person. Returns the paths of the calls that change something. */
function show(content: ReactNode, { ttl = 2, email_verified = false }: { ttl?: 1 | 2; email_verified?: boolean } = {}) {
  const person = { user_id: 1, user_name: 'Karen Bæk', user_avatar: '', membership: { plan: 0, status: 0 } };
  signIn({ token: 'x'.repeat(40), ttl, ...person, unread_count: 0, notification_status: 0 } as never);
  const posted: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const path = new URL(input instanceof Request ? input.url : String(input), 'http://localhost').pathname;
    if (path === getUser.path)
      return Response.json({ user: { email: 'karen@jobblik.test', email_verified, new_email: null } });
    posted.push(`${init?.method} ${path}`);
    return Response.json({ result: 'success' });
  });
  const Stub = createRoutesStub([{ path: '*', Component: () => content }]);
  render(
    <WordsProvider i18n={wordsOfRequest('da')} used={null}>
      <QueryProvider>
        <Stub initialEntries={['/virksomhed/medlemskab/pakke']} />
      </QueryProvider>
    </WordsProvider>,
  );
  return posted;
}

const payment = (
  <ConfirmedEmployers reason={membership.confirm_first}>
    <button type="button">Betal</button>
  </ConfirmedEmployers>
);

test('an unconfirmed employer reads why payment waits, and can have the link again', async () => {
  const posted = show(payment);
  expect(await screen.findByText(membership.confirm_first)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Betal' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: accounts.verify.sendNew }));
  await expect.poll(() => posted).toHaveLength(1);
});

test.each([
  ['a confirmed employer', { email_verified: true }],
  ['a job seeker', { ttl: 1 as const }],
])('%s pays', async (_who, person) => {
  show(payment, person);
  expect(await screen.findByRole('button', { name: 'Betal' })).toBeTruthy();
  expect(screen.queryByText(membership.confirm_first)).toBeNull();
});
