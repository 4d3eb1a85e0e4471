import { applicationSeen, readingBegun } from '@jobblik/contract/applications/applications.events';
import { noticeType } from '@jobblik/contract/notices/notice-type';
import { pathTo } from '@jobblik/contract/paths';
import { eq, inArray, sql } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import { companies } from '../companies/index.ts';
import { jobs } from '../jobs/index.ts';
import { type Notice, noticesOn } from '../notices/index.ts';
import type { Database } from '../platform/db/db.ts';
import { dateFormat, momentFormat } from '../platform/formats.ts';
import type { MailPicture } from '../platform/mail/mail-content.ts';
import { words } from '../platform/words.ts';
import { openers } from './applications.queries.ts';
import { applications } from './applications.tables.ts';

const word = words('mail');
const dayText = dateFormat({ day: 'numeric', month: 'long' });
const momentText = momentFormat({ day: 'numeric', month: 'long' });

/** Path of an application for its applicant. */
export const ownApplication = (id: number) => `${pathTo('ownApplications')}?vis=${id}`;

/** Applications with the names for a notice. */
async function readApplications(db: Database, applicationIds: readonly number[]) {
  return await db
    .select({
      id: applications.id,
      seekerId: applications.userId,
      email: users.email,
      createdAt: applications.createdAt,
      seenAt: applications.seenAt,
      title: jobs.title,
      company: sql<string>`coalesce(${jobs.companyName}, ${companies.name}, '')`,
      opener: openers.name,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.userId))
    .leftJoin(companies, eq(companies.userId, jobs.userId))
    .leftJoin(openers, eq(openers.id, applications.seenBy))
    .where(inArray(applications.id, [...applicationIds]));
}

/**
 * Notices about the eye: the employer opened an application (22), or began to read the others (23). Both are mailed on request
 * only.
 */
export const eyeNotices = [
  noticesOn(applicationSeen, 'applications.tell-of-seen', async ({ application_id, employer_id }, { db }) => {
    const [one] = await readApplications(db, [application_id]);
    if (!one?.seenAt) return [];
    const { company, title, opener, seenAt, createdAt } = one;
    const link = ownApplication(application_id);
    const values = {
      company,
      title,
      name: opener || company,
      when: momentText.format(seenAt),
      applied: dayText.format(createdAt),
    };
    const notice: Notice = {
      userId: one.seekerId,
      kind: 'application_seen',
      key: `application.seen/${application_id}`,
      aboutId: employer_id,
      notification: {
        type: noticeType.applicationSeen,
        name: title,
        company,
        ...(opener && { person: opener }),
        link,
        actorId: employer_id,
      },
      ...(one.email && {
        mail: {
          to: one.email,
          content: {
            subject: word('applications.seen.subject', values),
            heading: word('applications.seen.heading', values),
            picture: eyePicture('open'),
            paragraphs: [word('applications.seen.text', values), word('applications.seen.next')],
            button: { label: word('applications.seen.button'), url: link },
            reason: word('applications.seen.reason'),
          },
        },
      }),
    };
    return [notice];
  }),
  noticesOn(readingBegun, 'applications.tell-of-reading', async ({ employer_id, applications: begun }, { db }) => {
    const list = await readApplications(
      db,
      begun.map(({ application_id }) => application_id),
    );
    return list.map(({ id, seekerId, email, title, company, createdAt }): Notice => {
      const link = ownApplication(id);
      const values = { company, title, applied: dayText.format(createdAt) };
      return {
        userId: seekerId,
        kind: 'application_reading',
        key: `application.reading/${id}`,
        aboutId: employer_id,
        notification: {
          type: noticeType.applicationChanged,
          state: 'reading',
          name: title,
          company,
          link,
          actorId: employer_id,
        },
        ...(email && {
          mail: {
            to: email,
            content: {
              subject: word('applications.reading.subject', values),
              heading: word('applications.reading.heading', values),
              picture: eyePicture('half'),
              paragraphs: [word('applications.reading.text', values), word('applications.reading.next')],
              button: { label: word('applications.seen.button'), url: link },
              reason: word('applications.seen.reason'),
            },
          },
        }),
      };
    });
  }),
];

/** The picture of the eye in a mail. */
function eyePicture(state: 'open' | 'half'): MailPicture {
  return { url: `/mail/eye-${state}.png`, alt: word(`applications.eye.${state}`), width: 120, height: 76 };
}
