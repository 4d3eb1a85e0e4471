import jobs from '@jobblik/words/da/jobs.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { QueryProvider } from '../../platform/api/query';
import { registerWords, WordsProvider, wordsOfRequest } from '../../platform/words/i18n';
import { JobSearchBar } from './job-search-bar';

/** The places that are found for each text; null: they never load. */
let places: unknown[] | null = null;

beforeAll(() => {
  registerWords('da', { da: { ui, jobs } });
  vi.stubGlobal('fetch', async () => (places ? Response.json(places) : new Promise(() => undefined)));
});
afterEach(() => {
  cleanup();
  places = null;
});

const where = () => screen.getByRole('combobox', { name: 'Hvor?' }) as HTMLInputElement;
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
  await act(() => router.navigate('/find/job?place=8000'));
  expect(where().value).toBe('8000');
  fireEvent.change(where(), { target: { value: 'Atlantis' } });
  await act(() => router.navigate('/find/job'));
  expect(where().value).toBe('Atlantis');
});

it('shows the keyword of the page that a link leads to', async () => {
  const router = show(<JobSearchBar submit="Søg" keyword="kok" />);
  fireEvent.change(field(), { target: { value: 'kokk' } });
  expect(field().value).toBe('kokk');
  await act(() => router.navigate('/find/job?keyword=kok'));
  expect(field().value).toBe('kok');
});

describe('over a postcode on the search page', () => {
  const target = { onKeyword: vi.fn(), onPlace: vi.fn() };
  const odense = { id: 105000, name: 'Odense', zip: '', region: 'Syddanmark', lat: 55.4, lng: 10.4, kind: 'town' };

  function submitPlace(text: string) {
    target.onKeyword.mockClear();
    target.onPlace.mockClear();
    show(<JobSearchBar submit="Søg" place="9000 Aalborg" target={target} />);
    fireEvent.change(where(), { target: { value: text } });
    fireEvent.submit(screen.getByRole('search'));
  }

  it('a town is chosen, and the field is free for another postcode', async () => {
    places = [odense];
    submitPlace('Odense');
    await waitFor(() => expect(target.onPlace).toHaveBeenCalledWith(odense));
    expect(where().value).toBe('');
  });

  it('an unknown place is refused beside the field, and changes nothing', async () => {
    places = [];
    submitPlace('Xyzby');
    const error = await screen.findByText(/^Vi kender ikke stedet »Xyzby«\. Stedet i søgningen er ikke ændret\.$/);
    expect(where().value).toBe('Xyzby');
    expect(where().getAttribute('aria-invalid')).toBe('true');
    expect(error.parentElement?.id).toBe(where().getAttribute('aria-describedby'));
    expect(target.onPlace).not.toHaveBeenCalled();
    fireEvent.change(where(), { target: { value: 'Xyzb' } });
    expect(screen.queryByText(/Xyzby/)).toBeNull();
  });
});

it('an unknown place does not leave the home page', async () => {
  places = [];
  const router = show(<JobSearchBar submit="Find job" />);
  fireEvent.change(where(), { target: { value: 'Xyzby' } });
  fireEvent.submit(screen.getByRole('search'));
  await screen.findByText(/^Vi kender ikke stedet »Xyzby«\. Skriv en by, et postnummer eller en region\.$/);
  expect(router.state.location.pathname).toBe('/');
});
