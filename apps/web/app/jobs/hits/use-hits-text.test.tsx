import find from '@jobblik/words/da/find-job.json' with { type: 'json' };
import jobs from '@jobblik/words/da/jobs.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { renderScreen } from '../../platform/render-screen.harness';
import { registerWords } from '../../platform/words/i18n';
import { Pager } from '../../ui/layout/pager';
import { shownCount } from './similar-hits';
import { useHitsText } from './use-hits-text';

beforeAll(() => registerWords('da', { da: { jobs, 'find-job': find, ui } }));
afterEach(cleanup);

/** The number of hits as the head and the footer of a search show it. */
function Screen({ answer }: { answer: { count: number; similar_count: number } }) {
  const { both } = useHitsText(answer);
  return (
    <>
      <h1>{both}</h1>
      <Pager page={1} total={shownCount(answer)} pageSize={10} hrefOf={() => ''} of={both} />
    </>
  );
}

it.each([
  [{ count: 3, similar_count: 1 }, '3 job og 1 andet, der ligner', 'Viser 1–4 af 3 job og 1 andet, der ligner'],
  [{ count: 3, similar_count: 0 }, '3 job', 'Viser 1–3 af 3 job'],
])('head and footer of a search name the same numbers: %j', (answer, head, footer) => {
  renderScreen(<Screen answer={answer} />);
  expect(screen.getByRole('heading').textContent).toBe(head);
  expect(screen.getByText(footer)).toBeTruthy();
});
