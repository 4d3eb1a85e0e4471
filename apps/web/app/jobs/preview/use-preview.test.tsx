import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { emptySearch } from '../search/search-address';
import { type Preview, usePreview } from './use-preview';

afterEach(cleanup);

const jobs = [11, 12, 13].map((id) => ({ id }) as JobCard);

it('shows the ad that a key has stepped to while its navigation is pending', async () => {
  let preview: Preview | undefined;
  function Hits() {
    preview = usePreview({ search: emptySearch, jobs, count: jobs.length });
    return null;
  }
  // The page of the next address never loads.
  const loader = ({ request }: { request: Request }) => (request.url.includes('job=') ? new Promise(() => {}) : null);
  const router = createMemoryRouter([{ path: '*', loader, element: <Hits />, HydrateFallback: () => null }]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/find/job'));
  expect(preview?.shownId).toBe(11);
  act(() => void preview?.step(1));
  expect(preview?.shownId).toBe(12);
  act(() => void preview?.step(1));
  expect(preview?.shownId).toBe(13);
});

it('opens the last of two quick steps, and the step before it is not in the history', async () => {
  let preview: Preview | undefined;
  const shown: (number | undefined)[] = [];
  function Hits() {
    preview = usePreview({ search: emptySearch, jobs, count: jobs.length });
    shown.push(preview.shownId);
    return null;
  }
  const router = createMemoryRouter([{ path: '*', element: <Hits /> }], { initialEntries: ['/home', '/find/job'] });
  render(<RouterProvider router={router} />);
  // The second key still finds the state before the first one: its page is loaded, but not on screen.
  const before = preview;
  await act(() => void before?.step(1));
  shown.length = 0;
  await act(() => void before?.open(13));
  expect(new Set(shown), 'nothing in between').toEqual(new Set([13]));
  expect(router.state.location.search).toBe('?job=13');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname + router.state.location.search).toBe('/find/job');
  expect(preview?.shownId).toBe(11);
});

it('opens the ad of a step back that is taken while the step forward is loading', async () => {
  let preview: Preview | undefined;
  function Hits() {
    preview = usePreview({ search: emptySearch, jobs, count: jobs.length });
    return null;
  }
  let load = () => {};
  const loader = ({ request }: { request: Request }) =>
    request.url.includes('job=13') ? new Promise<null>((resolve) => (load = () => resolve(null))) : null;
  const router = createMemoryRouter([{ path: '*', loader, element: <Hits />, HydrateFallback: () => null }]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/find/job?job=12'));
  await act(() => void preview?.step(1));
  await act(() => void preview?.step(-1));
  expect(preview?.shownId).toBe(12);
  await act(async () => load());
  expect(preview?.shownId).toBe(12);
  expect(router.state.location.search).toBe('?job=12');
});

it.each([
  ['beside the list', true, '/find/job', 11],
  ['beside the list, opened', true, '/find/job?job=12', 12],
  ['on a narrow screen', false, '/find/job', undefined],
  ['on a narrow screen, opened', false, '/find/job?job=12', 12],
])('marks the row of an ad that is on screen: %s', (_where, matches, path, marked) => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as Partial<MediaQueryList> as MediaQueryList);
  let preview: Preview | undefined;
  function Hits() {
    preview = usePreview({ search: emptySearch, jobs, count: jobs.length });
    return null;
  }
  render(
    <RouterProvider router={createMemoryRouter([{ path: '*', element: <Hits /> }], { initialEntries: [path] })} />,
  );
  expect(preview?.markedId).toBe(marked);
  if (matches) act(() => preview?.close());
  if (matches) expect(preview?.markedId, 'closed').toBe(undefined);
  vi.restoreAllMocks();
});
