import { type ChangedState, noticeType } from '@jobblik/contract/notices/notice-type';
import { pathTo } from '@jobblik/contract/paths';
import { desc, eq, sql } from 'drizzle-orm';
import { users } from '../accounts/accounts.tables.ts';
import { jobAgentHits, jobAgents } from '../agents/agents.tables.ts';
import { seekerAgents } from '../agents/index.ts';
import { applicationSteps, applications } from '../applications/index.ts';
import { companies, companyVisits } from '../companies/index.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { makePastNotifications, type PastNotification } from '../notifications/notifications.factory.ts';
import type { Services } from '../platform/services.ts';
import { asks } from '../questions/index.ts';
import type { SampleEmployer } from './sample-employers.ts';
import type { LoadedPerson } from './sample-people.ts';

const hour = 3_600_000;
const changes: Record<string, ChangedState> = { parked: 'in_process', rejected: 'rejected', reopened: 'reopened' };

interface Loaded {
  seeker: LoadedPerson;
  employer: SampleEmployer;
  /** A company that has visited the seeker's CV and asked questions. */
  visitor: { name: string; userId: number };
}

/** The notifications that the sample accounts would have if their data had been created by use; the newest are unread. */
export async function loadSampleNotifications(services: Services, loaded: Loaded): Promise<void> {
  await makePastNotifications(services, [
    ...(await ofSeeker(services, loaded)),
    ...(await ofEmployer(services, loaded)),
  ]);
}

async function ofSeeker({ db, clock }: Services, { seeker, visitor }: Loaded): Promise<PastNotification[]> {
  const now = clock.now().getTime();
  const { userId } = seeker;
  const steps = await db
    .select({
      id: applications.id,
      title: jobs.title,
      company: sql<string>`coalesce(${jobs.companyName}, ${companies.name}, '')`,
      person: users.name,
      step: applicationSteps,
    })
    .from(applicationSteps)
    .innerJoin(applications, eq(applications.id, applicationSteps.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(companies, eq(companies.userId, jobs.userId))
    .leftJoin(users, eq(users.id, applications.seenBy))
    .where(eq(applications.userId, userId));
  const ofApplications = steps.flatMap(({ id, title, company, person, step }): PastNotification[] => {
    const state = changes[step.kind];
    const link = `${pathTo('ownApplications')}?vis=${id}`;
    const common = { userId, name: title, link, at: step.at };
    if (step.kind === 'seen') return [{ ...common, type: noticeType.applicationSeen, company, person }];
    if (step.kind === 'reading') return [{ ...common, type: noticeType.applicationChanged, state: 'reading', company }];
    if (!state) return [];
    return [{ ...common, type: noticeType.applicationChanged, state, message: step.message }];
  });
  const [hit] = await db
    .select({ jobTitle: jobs.title, agentTitle: jobAgents.title, agentId: jobAgents.id })
    .from(jobAgentHits)
    .innerJoin(jobAgents, eq(jobAgents.id, jobAgentHits.agentId))
    .innerJoin(jobs, eq(jobs.id, jobAgentHits.jobId))
    .where(eq(jobAgents.userId, userId))
    .orderBy(jobAgents.id, desc(jobs.publishedAt))
    .limit(1);
  const [ask] = await db.select().from(asks).where(eq(asks.seekerId, userId)).orderBy(desc(asks.id));
  return leaveUnread(
    [
      ...ofApplications,
      ...(ask && ask.jobId === null
        ? [
            {
              userId,
              type: noticeType.questions,
              name: visitor.name,
              link: pathTo('commonAnswers', { ask_id: ask.id }),
              at: new Date(now - 26 * hour),
            },
          ]
        : []),
      {
        userId,
        type: noticeType.visit,
        name: visitor.name,
        link: `${pathTo('ownCv')}#besøg`,
        actorId: visitor.userId,
        at: new Date(now - 3 * hour),
      },
      ...(hit
        ? [
            {
              userId,
              type: noticeType.jobMatch,
              name: hit.jobTitle,
              agentName: hit.agentTitle,
              link: pathTo('agentResult', { area: 'kandidat', agent_id: hit.agentId }),
              at: new Date(now - 9 * hour),
            },
          ]
        : []),
    ],
    2,
  );
}

async function ofEmployer(services: Services, { employer: { userId }, seeker }: Loaded): Promise<PastNotification[]> {
  const { db, clock } = services;
  const received = await db
    .select({ job: jobs, at: applications.createdAt, seekerId: applications.userId })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.employerId, userId))
    .orderBy(desc(applications.createdAt))
    .limit(6);
  const [agent] = await db.select().from(seekerAgents).where(eq(seekerAgents.userId, userId)).orderBy(seekerAgents.id);
  const newest = received[0]?.at.getTime() ?? 0;
  const visitors = await db
    .select({ visitorId: companyVisits.visitorId })
    .from(companyVisits)
    .where(eq(companyVisits.userId, userId))
    .orderBy(desc(companyVisits.day), companyVisits.visitorId)
    .limit(3);
  const visits = visitors.map(({ visitorId }, place) => ({
    userId,
    type: noticeType.visit,
    name: '',
    nameOfId: visitorId,
    link: `${pathTo('dashboard', { area: 'virksomhed' })}#besøg`,
    actorId: visitorId,
    at: new Date(clock.now().getTime() - (4 + 19 * place) * hour),
  }));
  return leaveUnread(
    [
      ...visits,
      ...received.map(({ job, at, seekerId }) => ({
        userId,
        type: noticeType.application,
        name: job.title,
        link: pathTo('applicants', { job_id: job.id, page_from: 'dashboard' }),
        actorId: seekerId,
        at,
      })),
      ...(agent
        ? [
            {
              userId,
              type: noticeType.cvMatch,
              name: '',
              nameOfId: seeker.userId,
              agentName: agent.title,
              link: pathTo('agentResult', { area: 'virksomhed', agent_id: agent.id }),
              actorId: seeker.userId,
              at: new Date(newest - 5 * hour),
            },
          ]
        : []),
    ],
    2,
  );
}

/** Oldest first; all but the last were seen soon after they came. */
function leaveUnread(list: readonly PastNotification[], unread: number): PastNotification[] {
  const byAge = [...list].sort((a, b) => a.at.getTime() - b.at.getTime());
  return byAge.map((one, place) => (place < byAge.length - unread ? { ...one, seen: true } : one));
}
