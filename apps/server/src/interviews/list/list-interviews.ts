import type { getInterviewDetail, getInterviewList } from '@jobblik/contract/interviews/interviews.api';
import { interviewLimits, requestableStatuses } from '@jobblik/contract/interviews/interviews.rules';
import type {
  CalendarInterview,
  DashboardInterview,
  InterviewCandidate,
} from '@jobblik/contract/interviews/interviews.schema';
import { datesOf, type IsoWeek, weeksOf } from '@jobblik/contract/interviews/week.rules';
import type { EmployerInterview } from '@jobblik/contract/jobs/jobs.schema';
import type { CallResult } from '@jobblik/contract/kernel/call';
import { startOfLocalDay } from '@jobblik/contract/kernel/local-time.rules';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { listInvitable } from '../../applications/index.ts';
import { readHistory, seekerCards } from '../../chat/index.ts';
import type { OfEmployer } from '../../jobs/index.ts';
import type { Services } from '../../platform/services.ts';
import {
  presentDeclined,
  presentForEmployer,
  presentInterview,
  presentOffered,
  presentOnDashboard,
} from '../interviews.present.ts';
import { movedAt, type Viewer } from '../interviews.queries.ts';
import { namesOfParties, sidesFor } from '../parties.ts';
import {
  type ListedInterview,
  listBetween,
  listComing,
  listDeclined,
  listInterviews,
  listOffered,
  readOwn,
} from './listed-interviews.queries.ts';

async function present(
  services: Services,
  who: Viewer,
  listed: readonly ListedInterview[],
): Promise<CalendarInterview[]> {
  const sides = await sidesFor(
    services,
    who,
    listed.map(({ interview }) => interview),
  );
  const now = services.clock.now();
  return listed.flatMap((one) => presentInterview(one, sides(one.interview), now));
}

/** Entries of one week. A week that the year does not have is empty. */
export async function readWeek(services: Services, who: SignedIn, week: IsoWeek): Promise<CalendarInterview[]> {
  if (week.week > weeksOf(week.year)) return [];
  const [monday = ''] = datesOf(week);
  return await present(
    services,
    who,
    await listBetween(services.db, who, startOfLocalDay(monday), startOfLocalDay(monday, 7)),
  );
}

/** The list beside the calendar: interviews that are to come and those without a time, or those that are over. */
export async function readList(
  services: Services,
  who: SignedIn,
  past: boolean,
): Promise<CallResult<typeof getInterviewList>> {
  const now = services.clock.now();
  const [listed, offered, declined] = await Promise.all([
    listInterviews(services.db, who, { past, now }),
    past ? [] : listOffered(services.db, who),
    past || who.role !== 'seeker' ? [] : listDeclined(services.db, who, now),
  ]);
  const sides = await sidesFor(
    services,
    who,
    [...offered, ...declined].map(({ interview }) => interview),
  );
  return {
    interviews: await present(services, who, listed),
    offers: offered.map((one) => presentOffered(one, sides(one.interview))),
    declined: declined.flatMap((one) => presentDeclined(one, sides(one.interview))),
  };
}

/** An interview for its room, with the newest messages of its two people. @throws Problem `not_found` */
export async function readDetail(
  services: Services,
  who: SignedIn,
  uuid: string,
): Promise<Omit<CallResult<typeof getInterviewDetail>, 'result'>> {
  const listed = await readOwn(services.db, who, uuid);
  const { interview } = listed;
  const [[entry], names] = await Promise.all([present(services, who, [listed]), namesOfParties(services, interview)]);
  const contactId = who.role === 'seeker' ? interview.employerId : interview.seekerId;
  const history = contactId === null ? undefined : await readHistory(services, who, { contactId });
  return {
    interview: entry ?? null,
    result_message_json: history?.result_message_json ?? [],
    name: names.seeker,
    company: names.company,
  };
}

/** Interviews on the seeker's dashboard, the next one first. */
export async function dashboardInterviews(services: Services, userId: number): Promise<DashboardInterview[]> {
  const who = { userId, role: 'seeker', demo: false } as const;
  const now = services.clock.now();
  const coming = await listComing(services.db, who, { now, limit: 20 });
  const sides = await sidesFor(
    services,
    who,
    coming.map(({ interview }) => interview),
  );
  return coming.map(({ interview }) => presentOnDashboard(interview, sides(interview).employer.name, now));
}

/** Interviews on the employer's dashboard, the next one first. */
export async function comingInterviews(
  services: Services,
  { userId, demo }: OfEmployer,
  limit: number,
): Promise<EmployerInterview[]> {
  const who = { userId, role: 'employer', demo } as const;
  const now = services.clock.now();
  const coming = await listComing(services.db, who, { now, limit });
  const sides = await sidesFor(
    services,
    who,
    coming.map(({ interview }) => interview),
  );
  const moved = await movedAt(
    services.db,
    coming.map(({ interview }) => interview),
  );
  return coming.map((one) =>
    presentForEmployer(one, { seeker: sides(one.interview).seeker, movedAt: moved.get(one.interview.uuid), now }),
  );
}

/** Candidates for an interview: open applications without one, newest first. */
export async function readCandidates(
  services: Services,
  who: SignedIn,
  keyword: string,
): Promise<InterviewCandidate[]> {
  const found = await listInvitable(services.db, who, {
    keyword,
    states: requestableStatuses,
    limit: interviewLimits.candidates,
  });
  const cards = await seekerCards(
    services,
    who.userId,
    found.map(({ seekerId }) => seekerId),
  );
  return found.map(({ applicationId, seekerId, jobTitle }) => {
    const { name, picture } = cards(seekerId);
    return { user_id: seekerId, name, avatar: picture || null, app_id: applicationId, job_title: jobTitle };
  });
}
