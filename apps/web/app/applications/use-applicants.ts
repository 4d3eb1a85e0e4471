import { getApplication, searchJobApply } from '@jobblik/contract/applications/applicant-review.api';
import type { applicationsChanged } from '@jobblik/contract/applications/applications.events';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import type { Problem } from '@jobblik/contract/kernel/problem';
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApi } from '../platform/api';
import { callKey, useCall } from '../platform/query';
import { useSocketEvent } from '../platform/socket';
import { type ApplicantsAddress, searchBody } from './applicants-address';
import { type ApplicantsPage, listed, withChanged } from './applicants-pages';

const pageSize = 50;
const searchKey = (jobId: number) => ['applicants', jobId] as const;
const sentApplication = { name: 'sent_application' } as const;
const applicationsChangedName = { name: 'applications_changed' } as const;
/** With more changes at once the list is read anew instead of one by one. */
const fewChanges = 10;

/** The applications that fit the address, page by page, and the one that is read even when it is on no page yet. */
export function useApplicants(jobId: number, address: ApplicantsAddress) {
  const { application, ...filter } = address;
  const query = useInfiniteQuery<
    ApplicantsPage,
    Problem,
    InfiniteData<ApplicantsPage, number>,
    readonly unknown[],
    number
  >({
    queryKey: [...searchKey(jobId), filter],
    queryFn: ({ pageParam }) =>
      callApi(searchJobApply, {
        body: { ...searchBody(jobId, address), pageNumber: pageParam, pagePerSize: pageSize },
      }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * pageSize < last.count ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages ?? [];
  const applications = listed(pages, address.state);
  const onPage = pages.flatMap((page) => page.applications).find(({ id }) => id === application);
  const alone = useCall(
    getApplication,
    { params: { application_id: application } },
    { enabled: application > 0 && query.data !== undefined && !onPage },
  );
  const ofThisAd = alone.data?.application.job_id === jobId ? alone.data.application : undefined;
  return {
    query,
    applications,
    counts: pages[0]?.counts ?? { all: 0, open: 0, parked: 0, rejected: 0 },
    chosen: application > 0 ? (onPage ?? ofThisAd) : undefined,
    /** The address names an application that is not to be found. */
    isGone: application > 0 && !onPage && alone.error !== null,
  };
}

/** Changes what is known of an application wherever it stands on screen. */
export function useChangeApplicant(jobId: number) {
  const client = useQueryClient();
  return useCallback(
    (id: number, change: Partial<Application>) => {
      client.setQueriesData<InfiniteData<ApplicantsPage, number>>({ queryKey: searchKey(jobId) }, (data) =>
        data ? { ...data, pages: withChanged(data.pages, id, change) } : data,
      );
      client.setQueryData<{ application: Application }>(
        callKey(getApplication, { params: { application_id: id } }),
        (data) => (data ? { application: { ...data.application, ...change } } : data),
      );
    },
    [client, jobId],
  );
}

/** Another window of the employer, and applicants themselves, change what is on screen. */
export function useLiveApplicants(jobId: number, readAnew: () => void): void {
  const client = useQueryClient();
  const change = useChangeApplicant(jobId);
  const onChanged = useCallback(
    async (payload: { job_id: number; application_ids: number[] }) => {
      if (payload.job_id !== jobId) return;
      if (payload.application_ids.length > fewChanges) {
        await client.invalidateQueries({ queryKey: searchKey(jobId) });
        return;
      }
      for (const application_id of payload.application_ids) {
        const read = await callApi(getApplication, { params: { application_id } }).catch(() => undefined);
        // It keeps its dot until the list is read anew: that it was seen is known by then.
        if (read) {
          const { is_seen: _, ...now } = read.application;
          change(application_id, now);
        }
      }
    },
    [client, jobId, change],
  );
  useSocketEvent<(typeof applicationsChanged)['payload']>(applicationsChangedName, onChanged);
  useSocketEvent(
    sentApplication,
    useCallback(() => {
      void client.invalidateQueries({ queryKey: searchKey(jobId) });
      readAnew();
    }, [client, jobId, readAnew]),
  );
}
