import { Problem } from '@jobblik/contract/kernel/problem';
import accounts from '@jobblik/words/da/accounts.json' with { type: 'json' };
import cvSearch from '@jobblik/words/da/cv-search.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { QueryProvider } from '../../platform/api/query';
import { registerWords, WordsProvider, wordsOfRequest } from '../../platform/words/i18n';
import { isSearchClosed, SearchClosed } from './search-closed';

beforeAll(() => registerWords('da', { da: { accounts, 'cv-search': cvSearch, ui } }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  [
    'an unconfirmed employer is asked to confirm',
    'email_not_confirmed',
    cvSearch.confirm_first,
    accounts.verify.sendNew,
  ],
  ['one without a plan is led to the plans', 'membership_required', cvSearch.plan.text, cvSearch.plan.action],
] as const)('%s', async (_name, code, text, action) => {
  const user = { email: 'karen@jobblik.test', email_verified: false, new_email: null };
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ user }));
  const error = new Problem(code);
  expect(isSearchClosed(error)).toBe(true);
  const Stub = createRoutesStub([{ path: '*', Component: () => <SearchClosed error={error} /> }]);
  render(
    <WordsProvider i18n={wordsOfRequest('da')} used={null}>
      <QueryProvider>
        <Stub initialEntries={['/virksomhed/cv/Liste']} />
      </QueryProvider>
    </WordsProvider>,
  );
  expect(await screen.findByText(text)).toBeTruthy();
  const roles = ['button', 'link'].flatMap((role) => screen.queryAllByRole(role, { name: action }));
  expect(roles).toHaveLength(1);
});
