import {
  applicationAdEnded,
  applicationDecided,
  applicationReceived,
  applicationReopened,
  applicationWithdrawn,
} from '@jobblik/contract/applications/applications.events';
import { rejectState } from '@jobblik/contract/applications/applications.rules';
import { userType } from '@jobblik/contract/kernel/session';
import { type ChangedState, noticeType } from '@jobblik/contract/notices/notice-type';
import { pathTo } from '@jobblik/contract/paths';
import { eq, inArray, sql } from 'drizzle-orm';
import { formerPerson, users } from '../accounts/index.ts';
import { companies } from '../companies/index.ts';
import { jobs } from '../jobs/index.ts';
import { type Notice, noticesOn } from '../notices/index.ts';
import type { MailContent } from '../platform/mail/mail-content.ts';
import type { Services } from '../platform/services.ts';
import { words } from '../platform/words.ts';
import { applicationDecisions } from './applications.tables.ts';
import { eyeNotices, ownApplication } from './eye.notices.ts';

const word = words('mail');

interface Parties {
  title: string;
  seo: string;
  company: string;
  employer: { email: string | null };
  seeker: { name: string; email: string | null };
}

/** The people and the ad of an event; undefined if one of them no longer exists. */
async function partiesOf(
  { db }: Services,
  ids: { job_id: number; employer_id: number; seeker_id: number },
): Promise<Parties | undefined> {
  const [job] = await db
    .select({
      title: jobs.title,
      seo: jobs.seo,
      company: sql<string>`coalesce(${jobs.companyName}, ${companies.name}, '')`,
    })
    .from(jobs)
    .leftJoin(companies, eq(companies.userId, jobs.userId))
    .where(eq(jobs.id, ids.job_id));
  const people = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, [ids.employer_id, ids.seeker_id]));
  const employer = people.find((person) => person.id === ids.employer_id);
  const seeker = people.find((person) => person.id === ids.seeker_id);
  return job && employer && seeker ? { ...job, employer, seeker } : undefined;
}

/** Path of an application for its employer. */
function placeOfApplication({ job_id, application_id }: { job_id: number; application_id: number }): string {
  return `${pathTo('applicants', { job_id, page_from: 'dashboard' })}?application=${application_id}`;
}

/** Notices to both sides about an application. */
export const applicationsNotices = [
  ...eyeNotices,
  noticesOn(applicationReceived, 'applications.tell-of-received', async (event, services) => {
    const parties = await partiesOf(services, event);
    if (!parties) return [];
    const { title, company, employer, seeker } = parties;
    const link = placeOfApplication(event);
    const toEmployer: Notice = {
      userId: event.employer_id,
      kind: 'application',
      key: `application.received/${event.application_id}`,
      notification: { type: noticeType.application, name: title, link, actorId: event.seeker_id },
      ...(employer.email && {
        mail: {
          to: employer.email,
          content: {
            subject: word('applications.received.subject', { title }),
            heading: word('applications.received.heading', { name: seeker.name }),
            paragraphs: [word('applications.received.text', { title })],
            button: { label: word('applications.received.button'), url: link },
            reason: word('applications.received.reason'),
          },
        },
      }),
    };
    const toSeeker: Notice = {
      userId: event.seeker_id,
      kind: 'application_sent',
      key: `application.sent/${event.application_id}`,
      aboutId: event.employer_id,
      ...(seeker.email && {
        mail: {
          to: seeker.email,
          content: {
            subject: word('applications.sent.subject', { company }),
            heading: word('applications.sent.heading'),
            paragraphs: [word('applications.sent.text', { company, title }), word('applications.sent.can_withdraw')],
            details: [
              { label: word('applications.sent.job'), value: title },
              { label: word('applications.sent.company'), value: company },
            ],
            button: {
              label: word('applications.sent.button'),
              url: pathTo('job', { job_id: event.job_id, job_seo: parties.seo }),
            },
            reason: word('applications.sent.reason'),
          },
        },
      }),
    };
    return [toEmployer, toSeeker];
  }),
  noticesOn(applicationWithdrawn, 'applications.tell-of-withdrawn', async (event, services) => {
    const parties = await partiesOf(services, event);
    if (!parties?.employer.email) return [];
    const { title, seeker } = parties;
    const link = placeOfApplication(event);
    const content: MailContent = {
      subject: word('applications.withdrawn.subject', { title }),
      heading: word('applications.withdrawn.heading', { name: seeker.name }),
      paragraphs: [word('applications.withdrawn.text', { title })],
      button: { label: word('applications.withdrawn.button'), url: link },
      reason: word('applications.withdrawn.reason'),
    };
    return [
      {
        userId: event.employer_id,
        kind: 'application',
        key: `application.withdrawn/${event.application_id}`,
        aboutId: event.seeker_id,
        notification: { type: noticeType.applicationWithdrawn, name: title, link, actorId: event.seeker_id },
        mail: { to: parties.employer.email, content },
      },
    ];
  }),
  noticesOn(applicationDecided, 'applications.tell-of-decided', async (event, services) => {
    const [decision] = await services.db
      .select({ message: applicationDecisions.message })
      .from(applicationDecisions)
      .where(eq(applicationDecisions.id, event.decision_id));
    const parties = decision && (await partiesOf(services, event));
    if (!parties) return [];
    const { message } = decision;
    return [
      changed(event, parties, {
        key: `application.decided/${event.decision_id}`,
        state: event.reject === rejectState.parked ? 'in_process' : 'rejected',
        message,
        paragraphs: message.split(/\n+/).filter(Boolean),
      }),
    ];
  }),
  noticesOn(applicationAdEnded, 'applications.tell-of-ended-ad', async (event, services) => {
    const parties = await partiesOf(services, event);
    if (!parties) return [];
    const { title, seeker, employer } = parties;
    // A removed account has no address, and nothing names or points to it any more.
    const isGone = employer.email === null;
    const company = isGone ? formerPerson(userType.employer) : parties.company;
    const link = ownApplication(event.application_id);
    const state = `ad_${event.how}` as const;
    const notice: Notice = {
      userId: event.seeker_id,
      kind: 'application_changed',
      key: `application.ad-ended/${event.application_id}`,
      ...(!isGone && { aboutId: event.employer_id }),
      notification: {
        type: noticeType.applicationChanged,
        name: title,
        state,
        company,
        link,
        ...(!isGone && { actorId: event.employer_id }),
      },
      ...(seeker.email && {
        mail: {
          to: seeker.email,
          content: {
            subject: word(`applications.${state}.subject`, { title }),
            heading: word(`applications.${state}.heading`),
            paragraphs: [word(`applications.${state}.text`, { company, title }), word('applications.ad_ended.remains')],
            button: { label: word('applications.decided.button'), url: link },
            reason: word('applications.ad_ended.reason'),
          },
        },
      }),
    };
    return [notice];
  }),
  noticesOn(applicationReopened, 'applications.tell-of-reopened', async (event, services) => {
    const parties = await partiesOf(services, event);
    if (!parties) return [];
    const { company, title } = parties;
    return [
      changed(event, parties, {
        key: `application.reopened/${event.step_id}`,
        state: 'reopened',
        message: '',
        paragraphs: [word('applications.reopened.text', { company, title })],
      }),
    ];
  }),
];

/** Notice to a seeker when the state of an application has changed; by mail only if it contains a message. */
function changed(
  event: { application_id: number; employer_id: number; seeker_id: number },
  { title, company, seeker }: Parties,
  { key, state, message, paragraphs }: { key: string; state: ChangedState; message: string; paragraphs: string[] },
): Notice {
  const link = ownApplication(event.application_id);
  const mailWords = state === 'reopened' ? 'reopened' : 'decided';
  return {
    userId: event.seeker_id,
    kind: 'application_changed',
    key,
    aboutId: event.employer_id,
    notification: {
      type: noticeType.applicationChanged,
      name: title,
      state,
      company,
      ...(message !== '' && { message }),
      link,
      actorId: event.employer_id,
    },
    ...(seeker.email &&
      paragraphs.length > 0 && {
        mail: {
          to: seeker.email,
          content: {
            subject: word(`applications.${mailWords}.subject`, { company }),
            heading: word(`applications.${mailWords}.heading`, { company }),
            paragraphs,
            details: [{ label: word('applications.decided.job'), value: title }],
            button: { label: word('applications.decided.button'), url: link },
            reason: word('applications.decided.reason'),
          },
        },
      }),
  };
}
