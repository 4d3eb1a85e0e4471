import { radiusRange } from '@jobblik/contract/lookups/lookups.rules';
import findJob from '@jobblik/words/da/find-job.json' with { type: 'json' };
import jobs from '@jobblik/words/da/jobs.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { renderScreen } from '../../platform/render-screen.harness';
import { registerWords } from '../../platform/words/i18n';
import { NoHits } from './no-hits';
import { emptySearch, type SearchAddress } from './search-address';
import type { Alternatives } from './search-alternatives';

beforeAll(() => registerWords('da', { da: { ui, jobs, 'find-job': findJob } }));
afterEach(cleanup);

const none: Alternatives = { keywords: [], places: [], withoutFilters: null };

function show(alternatives: Alternatives, more: Partial<SearchAddress> = {}) {
  renderScreen(<NoHits search={{ ...emptySearch, keyword: 'jurist', ...more }} alternatives={alternatives} />);
}

it('keywords of the same trade lead to their hits', () => {
  show({ ...none, keywords: [{ keyword: 'Dommer', count: 2, path: '/find/job?keyword=Dommer' }] });
  const list = within(screen.getByRole('navigation', { name: 'Job i samme fag' }));
  expect(list.getByRole('link', { name: 'Dommer' }).getAttribute('href')).toBe('/find/job?keyword=Dommer');
  expect(list.getByText('2 job')).toBeTruthy();
});

it('without other suggestions there is only the job agent', () => {
  show(none);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('link', { name: 'Opret jobagent' }).getAttribute('href')).toContain('keyword=jurist');
});

it.each([
  ['a keyword', {}, 'Prøv et andet ord.'],
  ['a filter', { keyword: '', type: [2] }, 'Prøv færre filtre.'],
  ['a distance', { keyword: '', postcode: '8000', radius: 10 }, 'Prøv en større afstand.'],
  ['the greatest distance', { postcode: '8000', radius: radiusRange.max }, 'Prøv et andet ord.'],
  [
    'all of them',
    { postcode: '8000', radius: 10, type: [2] },
    'Prøv et andet ord, en større afstand eller færre filtre.',
  ],
] as const)('what can be changed of a search with %s is suggested', (_what, search, text) => {
  show(none, { ...search, type: [...('type' in search ? search.type : [])] });
  expect(screen.getByText(text)).toBeTruthy();
});

it('a search with a place only has nothing else to change', () => {
  show(none, { keyword: '' });
  expect(screen.queryByText(/^Prøv /)).toBeNull();
});
