import { getSeekerAgent } from '@jobblik/contract/agents/seeker-agents.api';
import { getSentContactRequests } from '@jobblik/contract/candidates/candidates.api';
import { getChatContact } from '@jobblik/contract/chat/chat.api';
import { getJobPermission } from '@jobblik/contract/jobs/job-form.api';
import { employerDashboard } from '@jobblik/contract/jobs/own-jobs.api';
import { sendNotificationToUser } from '@jobblik/contract/notifications/notifications.events';
import { getCandidatesWithQuestions } from '@jobblik/contract/questions/questions.api';
import { cvQuestionsChanged } from '@jobblik/contract/questions/questions.events';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useInterviewNews } from '../../interviews/index';
import type { JobFormDraft } from '../../jobs/index';
import { useRefetchOnNews } from '../../jobs/own/index';
import { useUnread } from '../../notices';
import { useCall } from '../../platform/api/query';
import { useSocketEvent } from '../../platform/api/socket';
import { useOwnDraft } from '../../platform/drafts/use-draft';
import { isDemo } from '../../platform/session/session';
import type { EmployerData } from './employer-waiting';

const fresh = { staleTime: 0 };

/** Data of other slices that wait for an employer, beside ads and applications. */
export function useEmployerData() {
  const permission = useCall(getJobPermission, undefined, fresh);
  const asked = useCall(getCandidatesWithQuestions, undefined, fresh);
  const requests = useCall(getSentContactRequests, undefined, fresh);
  const contacts = useCall(getChatContact, undefined, fresh);
  const hasPlan = permission.data && permission.data.result !== 'failed';
  const agents = useCall(getSeekerAgent, undefined, { ...fresh, enabled: hasPlan === true });
  const unread = useUnread()?.unread_seeker_agent_cnt_arr;
  const begun = useOwnDraft<JobFormDraft>('job-new').restored?.values.title.trim();
  const queries = [permission, asked, requests, contacts];
  const data: Omit<EmployerData, 'dashboard'> = {
    hasPlan,
    asked: asked.data?.asked ?? [],
    requests: requests.data?.requests ?? [],
    contacts: contacts.data ?? [],
    matches: (agents.data?.agents ?? []).map(({ id, name, unseen_count }) => ({
      id,
      name,
      count: unread ? (unread[id] ?? 0) : unseen_count,
    })),
    begun: isDemo() ? null : begun || null,
  };
  return {
    data,
    /** Every list has loaded or failed. Without a plan the agents are not loaded. */
    isComplete: queries.every(({ isPending }) => !isPending) && !(hasPlan && agents.isPending),
    /** The first list that could not be read, if any. */
    failed: [...queries, agents].find(({ error, data }) => error && !data),
  };
}

const pathsOfNews = [employerDashboard, getSentContactRequests, getCandidatesWithQuestions, getSeekerAgent];

/** Reloads the overview when something on it changes: applications, interviews, answers, matches. */
export function useEmployerNews(): void {
  const client = useQueryClient();
  const reload = useCallback(() => {
    for (const { path } of pathsOfNews) void client.invalidateQueries({ queryKey: [path] });
  }, [client]);
  useRefetchOnNews(reload);
  useInterviewNews(reload);
  useSocketEvent(cvQuestionsChanged, reload);
  useSocketEvent(sendNotificationToUser, reload);
  const unread = useUnread();
  const counts = unread && `${unread.unread_seeker_agent_total_cnt} ${unread.unread_cv_answer_cnt}`;
  const previous = useRef(counts);
  useEffect(() => {
    if (previous.current !== undefined && previous.current !== counts) reload();
    previous.current = counts;
  }, [counts, reload]);
}
