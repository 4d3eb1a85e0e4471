import { getInboxSummary } from '@jobblik/contract/applications/applicant-review.api';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { callKey } from '../../../platform/api/query';
import type { ApplicantsPage } from './pages';
import { useChangeApplicant } from './use-applicants';

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
afterEach(() => {
  cleanup();
  client.clear();
});

const jobId = 1;
const counts = { all: 1, open: 1, parked: 0, rejected: 0, new: 1 };
const listWith = (application: Partial<Application>) => ({
  pages: [{ applications: [application as Application], count: 1, counts, whole: counts }],
  pageParams: [1],
});
const unjudged = { id: 7, reject: 0, active: 1, rating_point: 0 } as const;

/** A list on screen that is being read again; its answer is given by hand. */
function readingAgain() {
  const queryKey = ['applicants', jobId, {}];
  client.setQueryData(queryKey, listWith(unjudged));
  const reads: PromiseWithResolvers<unknown>[] = [];
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => {
      const read = Promise.withResolvers<unknown>();
      reads.push(read);
      return read.promise;
    },
  });
  observer.subscribe(() => undefined);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useChangeApplicant(jobId), { wrapper });
  return {
    reads,
    change: result.current,
    page: () => client.getQueryData<{ pages: ApplicantsPage[] }>(queryKey)?.pages[0],
    isRead: () => client.isFetching({ queryKey }) === 0,
  };
}

it('keeps what is judged while the list is read, and lets the read end', async () => {
  const { reads, change, page, isRead } = readingAgain();
  expect(reads).toHaveLength(1);
  change(7, { rating_point: 4 });
  change(7, { rating_point: 5 });
  expect(page()?.applications[0]?.rating_point).toBe(5);
  reads[0]?.resolve(listWith(unjudged));
  await expect.poll(isRead).toBe(true);
  await expect.poll(() => page()?.applications[0]?.rating_point).toBe(5);
  expect(page()?.counts.new).toBe(0);
  expect(reads).toHaveLength(1);
});

it('keeps what is judged when the read fails', async () => {
  const { reads, change, page, isRead } = readingAgain();
  change(7, { reject: 1 });
  reads[0]?.reject(new Error('no connection'));
  await expect.poll(isRead).toBe(true);
  expect(page()?.applications[0]?.reject).toBe(1);
  expect(page()?.counts).toMatchObject({ open: 0, rejected: 1 });
});

it('reads the figures at the end of the inbox again after a change', async () => {
  const { change } = readingAgain();
  let best = 0;
  const summary = new QueryObserver(client, {
    queryKey: callKey(getInboxSummary, { params: { job_id: jobId } }),
    queryFn: () => Promise.resolve({ best }),
  });
  summary.subscribe(() => undefined);
  await expect.poll(() => summary.getCurrentResult().data).toEqual({ best: 0 });
  best = 1;
  change(7, { rating_point: 4 });
  await expect.poll(() => summary.getCurrentResult().data).toEqual({ best: 1 });
});
