import words from '@jobblik/words/da/employer-jobs.json' with { type: 'json' };
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { renderScreen } from '../../platform/render-screen.harness';
import { registerWords } from '../../platform/words/i18n';
import { MyJobState } from './my-job-state';

beforeAll(() => registerWords('da', { da: { 'employer-jobs': words } }));
afterEach(cleanup);

test.each([
  ['inactive', true, 'Venter på bekræftet e-mail'],
  ['inactive', false, words.state.inactive],
  ['live', false, words.state.live],
  ['deleted', true, words.state.deleted],
] as const)('an ad that is %s and waits for its e-mail (%s) says "%s"', (state, waitsForEmail, text) => {
  const { container } = renderScreen(<MyJobState state={state} waitsForEmail={waitsForEmail} />);
  expect(screen.getByText(text)).toBeTruthy();
  expect(container.textContent).toBe(text);
});
