import accounts from '@jobblik/words/da/accounts.json' with { type: 'json' };
import problems from '@jobblik/words/da/problems.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { QueryProvider } from '../../platform/api/query';
import { registerWords, WordsProvider, wordsOfRequest } from '../../platform/words/i18n';
import { SignUpDialog } from './sign-up-dialog';
import { SignUpForm } from './sign-up-form';

beforeAll(() => registerWords('da', { da: { accounts, problems, ui } }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

function show(Component: () => React.ReactNode, at = '/login') {
  const Stub = createRoutesStub([{ path: '*', Component }]);
  return render(
    <WordsProvider i18n={wordsOfRequest('da')} used={null}>
      <QueryProvider>
        <Stub initialEntries={[at]} />
      </QueryProvider>
    </WordsProvider>,
  );
}

const form = () => <SignUpForm type={1} onEntered={async () => undefined} onNotEntered={() => undefined} />;
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: accounts.signUp.action }));
const heading = () => screen.getByRole('alert').querySelector('strong')?.textContent;

test.each([
  ['nothing is filled', '', '', '', 'Ugyldig e-mail og adgangskode'],
  ['the password is missing', 'Signe Holm', 'signe@jobblik.test', '', 'Ugyldig e-mail og adgangskode'],
  ['the password is too short', 'Signe Holm', 'signe@jobblik.test', 'kort', 'Ret det, der er markeret herunder.'],
  ['the address lacks its end', 'Signe Holm', 'signe@', 'en lang sætning', 'Ret det, der er markeret herunder.'],
])('when %s, the alert is headed by what is wrong', async (_case, name, email, password, title) => {
  show(form);
  type('Navn', name);
  type('E-mail', email);
  type('Adgangskode', password);
  send();
  await waitFor(() => expect(heading()).toBe(title));
});

test('a password that the server refuses is not called a wrong e-mail', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json(
      { type: 'about:blank', code: 'invalid_input', status: 400, fields: [{ path: 'user_pwd', code: 'too_common' }] },
      { status: 400 },
    ),
  );
  show(form);
  type('Navn', 'Signe Holm');
  type('E-mail', 'signe@jobblik.test');
  type('Adgangskode', 'en lang sætning');
  fireEvent.click(screen.getByRole('checkbox'));
  send();
  await waitFor(() => expect(heading()).toBe('Ret det, der er markeret herunder.'));
});

test.each([
  ['an employer’s screen', '/virksomhed/cv/find', 'Virksomhed'],
  ['a job seeker’s screen', '/kandidat/mitcv', 'Jobsøger'],
  ['a public page', '/find/job', 'Jobsøger'],
])('who comes from %s finds that kind of account chosen', (_case, next, kind) => {
  show(() => <SignUpDialog request={{ next }} />);
  expect(screen.getByLabelText<HTMLInputElement>(kind).checked).toBe(true);
});
