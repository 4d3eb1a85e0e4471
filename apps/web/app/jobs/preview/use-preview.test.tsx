import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
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
