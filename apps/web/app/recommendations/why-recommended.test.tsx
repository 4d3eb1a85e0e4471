import words from '@jobblik/words/da/recommendations.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { renderScreen } from '../platform/render-screen.harness';
import { registerWords } from '../platform/words/i18n';
import { DismissButton, useFocusAfterDismissal } from './dismiss-button';
import { WhyInBrief } from './why-recommended';

beforeAll(() => registerWords('da', { da: { recommendations: words, ui } }));
afterEach(cleanup);

const reasons = [
  { kind: 'related_title', names: ['Softwareudvikler'] },
  { kind: 'place', names: [], km: 4 },
] as never;
const missing = [{ kind: 'skills', names: ['React'] }] as never;

function List() {
  const [titles, setTitles] = useState(['Kok', 'Bager']);
  const [list, leave] = useFocusAfterDismissal(titles.length);
  return (
    <div ref={list}>
      {titles.map((title, place) => (
        <WhyInBrief key={title} reasons={reasons} missing={missing} audience="seeker">
          <DismissButton
            about={title}
            onClick={() => {
              leave(place);
              setTitles(titles.filter((other) => other !== title));
            }}
          />
        </WhyInBrief>
      ))}
    </div>
  );
}

function show() {
  const { container } = renderScreen(<List />);
  return { rows: () => [...container.querySelectorAll('details')] };
}

test('in brief the reasons are one line; what does not fit is collapsed under it', () => {
  const [row] = show().rows();
  expect(row?.open).toBe(false);
  expect(row?.querySelector('summary')?.textContent).toBe('Ligger tæt på softwareudvikler · 4 km fra, hvor du bor');
  expect(row?.textContent).toContain('Passer ikke helt: React står ikke i dit CV');
});

test('after a collapsed row is dismissed, the next collapsed row has the focus', () => {
  const { rows } = show();
  const [first] = rows();
  if (first) first.open = true;
  fireEvent.click(screen.getByRole('button', { name: 'Ikke relevant: Kok' }));
  expect(rows()).toHaveLength(1);
  expect(document.activeElement).toBe(rows()[0]?.querySelector('summary'));
});
