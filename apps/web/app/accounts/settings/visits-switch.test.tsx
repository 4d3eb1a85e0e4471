import { setVisitsShown } from '@jobblik/contract/accounts/accounts.api';
import accounts from '@jobblik/words/da/accounts.json' with { type: 'json' };
import problems from '@jobblik/words/da/problems.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { QueryProvider } from '../../platform/api/query';
import { registerWords, WordsProvider, wordsOfRequest } from '../../platform/words/i18n';
import { VisitsSwitch } from './visits-switch';

beforeAll(() => registerWords('da', { da: { accounts, problems, ui } }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const theSwitch = () =>
  screen.getByRole('switch', { name: new RegExp(`^${accounts.settings.visits.label}`) }) as HTMLInputElement;

function show(shown: boolean, answer: () => Promise<Response>) {
  const sent: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    expect(String(input)).toContain(setVisitsShown.path);
    sent.push(JSON.parse(String(init?.body)));
    return await answer();
  });
  render(
    <WordsProvider i18n={wordsOfRequest('da')} used={null}>
      <QueryProvider>
        <VisitsSwitch shown={shown} />
      </QueryProvider>
    </WordsProvider>,
  );
  return sent;
}

test.each([[true], [false]])(
  'a click turns %s into the opposite, shown before the server has answered',
  async (shown) => {
    const answer = Promise.withResolvers<Response>();
    const sent = show(shown, () => answer.promise);
    expect(theSwitch().checked).toBe(shown);
    expect(screen.getByText(accounts.settings.visits.text)).toBeTruthy();
    fireEvent.click(theSwitch());
    await expect.poll(() => theSwitch().checked).toBe(!shown);
    answer.resolve(Response.json({ result: 'success' }));
    await expect.poll(() => sent).toEqual([{ shown: !shown }]);
  },
);

test('a change that fails goes back and says why', async () => {
  show(false, async () =>
    Response.json({ code: 'too_many_requests', title: 'Too Many', status: 429 }, { status: 429 }),
  );
  fireEvent.click(theSwitch());
  expect((await screen.findByRole('alert')).textContent).toContain(problems.too_many_requests);
  expect(theSwitch().checked).toBe(false);
});
