import { getApplication, getInboxSummary, searchJobApply } from '@jobblik/contract/applications/applicant-review.api';
import { applicationsChanged } from '@jobblik/contract/applications/applications.events';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import type { Problem } from '@jobblik/contract/kernel/problem';
import { sentApplication } from '@jobblik/contract/notifications/notifications.events';
import {
  type InfiniteData,
  keepPreviousData,
  replaceEqualDeep,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApi } from '../../../platform/api/api';
import { callKey, useCall } from '../../../platform/api/query';
import { readEnded } from '../../../platform/api/query-client';
import { useReconnect, useSocketEvent } from '../../../platform/api/socket';
import { type InboxAddress, searchBody } from './address';
import { type ApplicantsPage, inPreviousOrder, isIncomplete, listed, withChanged, withOpen } from './pages';

type Data = InfiniteData<ApplicantsPage, number>;

const pageSize = 50;
const searchKey = (jobId: number) => ['applicants', jobId] as const;
/** With more changes than this at once, the whole list is refetched. */
const fewChanges = 10;

/**
 * Applications that match the URL, page by page, and the open one even when it is on no loaded page.
 * @param changes changes that the server has not confirmed, by application id
 * @param openId the one that is read
 */
export function useApplicants(
  jobId: number,
  address: InboxAddress,
  changes: ReadonlyMap<number, Partial<Application>>,
  openId?: number,
) {
  const { application, ...filter } = address;
  const query = useInfiniteQuery<ApplicantsPage, Problem, Data, readonly unknown[], number>({
    queryKey: [...searchKey(jobId), filter],
    queryFn: ({ pageParam }) =>
      callApi(searchJobApply, {
        body: { ...searchBody(jobId, address), pageNumber: pageParam, pagePerSize: pageSize },
      }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * pageSize < last.count ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    structuralSharing: (before, now) => sharedInOrder(before as Data | undefined, now as Data, openId),
  });
  let pages = query.data?.pages ?? [];
  for (const [id, change] of changes) pages = withChanged(pages, id, change);
  const applications = listed(pages, address.state, openId, changes);
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
    isIncomplete: isIncomplete(pages, pageSize),
    /** Counts with the filters, and of all applications; undefined until they are known. */
    counts: pages[0]?.counts,
    whole: pages[0]?.whole,
    chosen: application > 0 ? (onPage ?? (ofThisAd && { ...ofThisAd, ...changes.get(application) })) : undefined,
    /** True when the ad has no application of the number in the URL. */
    isNotFound: application > 0 && !onPage && (alone.error !== null || (alone.data !== undefined && !ofThisAd)),
  };
}

/** Cache key of the figures at the end of the inbox. */
const inboxSummaryKey = (job_id: number) => callKey(getInboxSummary, { params: { job_id } });

/**
 * Returns a function that updates an application in all caches and refetches the figures of its ad. A read under way may answer
 * with the state before the change, so the change is applied again when it has ended. Cancelling the read would leave the list
 * without an answer when decisions follow quickly.
 */
export function useChangeApplicant(jobId: number) {
  const client = useQueryClient();
  return useCallback(
    (id: number, change: Partial<Application>): void => {
      const list = { queryKey: searchKey(jobId) };
      const one = { queryKey: applicationKey(id) };
      const set = () => {
        client.setQueriesData<Data>(list, (data) =>
          data ? { ...data, pages: withChanged(data.pages, id, change) } : data,
        );
        client.setQueryData<{ application: Application }>(one.queryKey, (data) =>
          data ? { application: { ...data.application, ...change } } : data,
        );
      };
      changes.set(id, (changes.get(id) ?? 0) + 1);
      set();
      const running = [list, one].flatMap((key) => client.getQueryCache().findAll({ ...key, fetchStatus: 'fetching' }));
      if (running.length > 0) void Promise.all(running.map(readEnded)).then(set);
      void client.invalidateQueries({ queryKey: inboxSummaryKey(jobId) });
    },
    [client, jobId],
  );
}

/** Merges refetched pages for the same URL in the order on screen; the application that is read stays among them. */
function sharedInOrder(before: Data | undefined, now: Data, openId: number | undefined): Data {
  if (!before) return replaceEqualDeep(before, now);
  const pages = inPreviousOrder(before.pages, withOpen(before.pages, now.pages, openId));
  return replaceEqualDeep(before, { ...now, pages });
}

const applicationKey = (application_id: number) => callKey(getApplication, { params: { application_id } });

/** Number of local changes per application. */
const changes = new Map<number, number>();

/** Fetches an application; undefined on failure. Fetches again when it was changed locally before the answer. */
async function reload(application_id: number): Promise<Application | undefined> {
  const before = changes.get(application_id);
  const read = await callApi(getApplication, { params: { application_id } }).catch(() => undefined);
  return changes.get(application_id) === before ? read?.application : await reload(application_id);
}

/** Another window of the employer, and applicants themselves, change what is on screen. */
export function useLiveApplicants(jobId: number, onNew: () => void): void {
  const client = useQueryClient();
  const change = useChangeApplicant(jobId);
  const readAgain = useCallback(
    () =>
      Promise.all([searchKey(jobId), inboxSummaryKey(jobId)].map((queryKey) => client.invalidateQueries({ queryKey }))),
    [client, jobId],
  );
  const onChanged = useCallback(
    async (payload: { job_id: number; application_ids: number[] }) => {
      if (payload.job_id !== jobId) return;
      if (payload.application_ids.length > fewChanges) {
        await readAgain();
        return;
      }
      for (const application_id of payload.application_ids) {
        const read = await reload(application_id);
        if (read) change(application_id, read);
      }
    },
    [jobId, change, readAgain],
  );
  const onNews = useCallback(() => {
    void readAgain();
    onNew();
  }, [readAgain, onNew]);
  useSocketEvent<(typeof applicationsChanged)['payload']>(applicationsChanged, onChanged);
  useSocketEvent(sentApplication, onNews);
  useReconnect(onNews);
}
