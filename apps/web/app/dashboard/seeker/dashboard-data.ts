import { getJobApplicationsFromJobseeker } from '@jobblik/contract/applications/own-applications.api';
import { getContactRequests, getCvVisitors } from '@jobblik/contract/candidates/candidates.api';
import { getChatContact } from '@jobblik/contract/chat/chat.api';
import { candidateDashboard } from '@jobblik/contract/dashboard/dashboard.api';
import { getSavedJobs } from '@jobblik/contract/jobs/jobs.api';
import {
  sendNotificationToUser,
  sendNotificationToUsersFromServer,
  visitedUser,
} from '@jobblik/contract/notifications/notifications.events';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useInterviewNews } from '../../interviews';
import { useCall } from '../../platform/api/query';
import { useSocketEvent } from '../../platform/api/socket';

const fresh = { staleTime: 0 };
/** Saved ads that are checked for near deadlines: the maximum page of the call. */
const mostSaved = 40;

/** Data of other slices that wait for a job seeker: questions, messages and saved ads. */
export function useSeekerData() {
  const sent = useCall(getJobApplicationsFromJobseeker, { params: { type: '1' } }, fresh);
  const questions = useCall(getJobApplicationsFromJobseeker, { params: { type: '2' } }, fresh);
  const contacts = useCall(getChatContact, undefined, fresh);
  const saved = useCall(getSavedJobs, { params: { perPage: mostSaved, page: 1 } }, fresh);
  const queries = [sent, questions, contacts, saved];
  return {
    /** Every list has loaded or failed. */
    isComplete: queries.every(({ isPending }) => !isPending),
    /** The first list that could not be read, if any. */
    failed: queries.find(({ error, data }) => error && !data),
    applications: sent.data?.applications ?? [],
    generalQuestions: questions.data?.general_questions ?? [],
    contacts: contacts.data ?? [],
    savedJobs: saved.data?.jobs ?? [],
  };
}

const pathsOfNews = [candidateDashboard, getJobApplicationsFromJobseeker, getContactRequests, getCvVisitors];

/** Reloads the overview when something on it changes: interviews, questions, opened applications, visits. */
export function useSeekerNews(): void {
  const client = useQueryClient();
  const reload = useCallback(() => {
    for (const { path } of pathsOfNews) void client.invalidateQueries({ queryKey: [path] });
  }, [client]);
  useInterviewNews(reload);
  useSocketEvent(sendNotificationToUser, reload);
  useSocketEvent(sendNotificationToUsersFromServer, reload);
  useSocketEvent(visitedUser, reload);
}
