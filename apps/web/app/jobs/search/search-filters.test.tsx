import type { JobFacets } from '@jobblik/contract/jobs/job-search.schema';
import jobs from '@jobblik/words/da/jobs.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { registerWords, WordsProvider, wordsOfRequest } from '../../platform/words/i18n';
import { emptySearch, type SearchAddress } from './search-address';
import { SearchFilters } from './search-filters';

beforeAll(() => registerWords('da', { da: { jobs, ui } }));
afterEach(cleanup);

// Every list of counts is empty.
const facets = new Proxy({}, { get: () => [] }) as JobFacets;

function show(part: Partial<SearchAddress>): void {
  const search = { ...emptySearch, ...part };
  const element = (
    <WordsProvider i18n={wordsOfRequest('da')} used={null}>
      <SearchFilters search={search} facets={facets} categories={[]} near={null} onChange={() => {}} />
    </WordsProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

const reset = () => screen.queryByRole('link', { name: 'Nulstil' });

test.each<[string, Partial<SearchAddress>]>([
  ['nothing is chosen', {}],
  ['only words and a place are searched for', { keyword: 'kok', location: ['aalborg-nordjylland'] }],
])('filters cannot be reset where %s', (_what, part) => {
  show(part);
  expect(reset()).toBeNull();
});

test('chosen filters are reset, keyword and place stay, and the focus stays among the filters', () => {
  show({ keyword: 'kok', type: [1], remote: [3] });
  const link = reset();
  expect(link?.getAttribute('href')).toBe('/find/job?keyword=kok');
  link?.focus();
  if (link) fireEvent.click(link);
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /^Fuldtid/ }));
});
