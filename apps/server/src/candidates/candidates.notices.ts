import { cvContactAnswered, cvContactRequested } from '@jobblik/contract/candidates/candidates.events';
import { cvUrlOf } from '@jobblik/contract/candidates/candidates.rules';
import { pathTo } from '@jobblik/contract/paths';
import { and, eq, isNull } from 'drizzle-orm';
import { accountIsActive, users } from '../accounts/index.ts';
import { companies } from '../companies/index.ts';
import { noticesOn } from '../notices/index.ts';
import type { MailContent } from '../platform/mail/mail-content.ts';
import type { Services } from '../platform/services.ts';
import { words } from '../platform/words.ts';
import { cvContactRequests } from './candidates.tables.ts';
import { displayNameFor } from './display-name.ts';

const word = words('mail');

/** Notices to both sides about a contact request: by mail, since the wire has no notification type for it. */
export const candidatesNotices = [
  noticesOn(cvContactRequested, 'cv.tell-of-contact', async (event, services) => {
    const { company, seeker, message } = await partiesOf(services, event);
    if (!company || !seeker) return [];
    const content: MailContent = {
      subject: word('cv.contact_asked.subject', { company }),
      heading: word('cv.contact_asked.heading', { company }),
      paragraphs: [word('cv.contact_asked.text', { company }), ...(message ? [message] : [])],
      button: { label: word('cv.contact_asked.button'), url: pathTo('dashboard', { area: 'kandidat' }) },
      reason: word('cv.contact_asked.reason'),
    };
    const key = `cv.contact-asked/${event.request_id}`;
    return [
      {
        userId: event.seeker_id,
        kind: 'contact_request',
        key,
        aboutId: event.employer_id,
        mail: { to: seeker.email, content },
      },
    ];
  }),
  noticesOn(cvContactAnswered, 'cv.tell-of-contact-answer', async (event, services) => {
    const { employer, seeker, state } = await partiesOf(services, event);
    // A request that was withdrawn in the meantime causes no notice.
    if (!event.accepted || state !== 'accepted' || !employer || !seeker) return [];
    const name = await displayNameFor(services, event.employer_id, event.seeker_id);
    const content: MailContent = {
      subject: word('cv.contact_accepted.subject', { name }),
      heading: word('cv.contact_accepted.heading', { name }),
      paragraphs: [word('cv.contact_accepted.text')],
      button: {
        label: word('cv.contact_accepted.button'),
        url: pathTo('candidate', { url: cvUrlOf(event.seeker_id, '') }),
      },
      reason: word('cv.contact_accepted.reason'),
    };
    const key = `cv.contact-accepted/${event.request_id}`;
    return [
      {
        userId: event.employer_id,
        kind: 'contact_answer',
        key,
        aboutId: event.seeker_id,
        mail: { to: employer.email, content },
      },
    ];
  }),
];

async function partiesOf({ db }: Services, event: { request_id: number; employer_id: number; seeker_id: number }) {
  const [employer] = await db
    .select({ email: users.email, company: companies.name, signedUpAs: users.companyName, name: users.name })
    .from(users)
    .leftJoin(companies, eq(companies.userId, users.id))
    .where(and(eq(users.id, event.employer_id), isNull(users.removedAt)));
  const [seeker] = await db
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(and(eq(users.id, event.seeker_id), accountIsActive()));
  const [request] = await db
    .select({ message: cvContactRequests.message, state: cvContactRequests.state })
    .from(cvContactRequests)
    .where(eq(cvContactRequests.id, event.request_id));
  return {
    company: employer && (employer.company ?? (employer.signedUpAs || employer.name)),
    employer: employer?.email ? { email: employer.email } : undefined,
    seeker: seeker?.email ? { email: seeker.email, name: seeker.name } : undefined,
    message: request?.message,
    state: request?.state,
  };
}
