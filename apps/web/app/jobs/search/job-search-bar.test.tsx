import jobs from '@jobblik/words/da/jobs.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { QueryProvider } from '../../platform/api/query';
import { registerWords, WordsProvider, wordsOfRequest } from '../../platform/words/i18n';
import { JobSearchBar } from './job-search-bar';

beforeAll(() => {
  registerWords('da', { da: { ui, jobs } });
  // Suggestions never load.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(cleanup);

const field = () => screen.getByRole('combobox', { name: 'Hvad vil du lave?' }) as HTMLInputElement;

function show(children: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element: children }]);
  render(
    <WordsProvider i18n={wordsOfRequest('da')} used={null}>
      <QueryProvider>
        <RouterProvider router={router} />
      </QueryProvider>
    </WordsProvider>,
  );
  return router;
}

it('keeps input typed during hydration, before the first effects', () => {
  function Typed() {
    useLayoutEffect(() => {
      fireEvent.change(field(), { target: { value: 's' } });
    }, []);
    return <JobSearchBar submit="Søg" />;
  }
  show(<Typed />);
  expect(field().value).toBe('s');
});

it('keeps the typed place when the place of an earlier search arrives', async () => {
  const PlaceOf = () => (
    <JobSearchBar submit="Søg" place={new URLSearchParams(useLocation().search).get('place') ?? ''} />
  );
  const router = show(<PlaceOf />);
  const where = screen.getByRole('combobox', { name: 'Hvor?' }) as HTMLInputElement;
  await act(() => router.navigate('/find/job?place=8000'));
  expect(where.value).toBe('8000');
  fireEvent.change(where, { target: { value: 'Atlantis' } });
  await act(() => router.navigate('/find/job'));
  expect(where.value).toBe('Atlantis');
});

it('shows the keyword of the page that a link leads to', async () => {
  const router = show(<JobSearchBar submit="Søg" keyword="kok" />);
  fireEvent.change(field(), { target: { value: 'kokk' } });
  expect(field().value).toBe('kokk');
  await act(() => router.navigate('/find/job?keyword=kok'));
  expect(field().value).toBe('kok');
});
