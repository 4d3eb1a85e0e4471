import words from '@jobblik/words/da/employer-jobs.json' with { type: 'json' };
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { registerWords, WordsProvider, wordsOfRequest } from '../../platform/words/i18n';
import { MyJobState } from './my-job-state';

beforeAll(() => registerWords('da', { da: { 'employer-jobs': words } }));
afterEach(cleanup);

test.each([
  ['inactive', true, 'Venter på bekræftet e-mail'],
  ['inactive', false, words.state.inactive],
  ['live', false, words.state.live],
  ['deleted', true, words.state.deleted],
] as const)('an ad that is %s and waits for its e-mail (%s) says "%s"', (state, waitsForEmail, text) => {
  const { container } = render(
    <WordsProvider i18n={wordsOfRequest('da')} used={null}>
      <MyJobState state={state} waitsForEmail={waitsForEmail} />
    </WordsProvider>,
  );
  expect(screen.getByText(text)).toBeTruthy();
  expect(container.textContent).toBe(text);
});
