import { isKnownTo } from '@jobblik/contract/chat/chat.rules';
import { requestableStatuses } from '@jobblik/contract/interviews/interviews.rules';
import type { Period } from '@jobblik/contract/interviews/schedule.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { type SignedIn, userType } from '@jobblik/contract/kernel/session';
import { planThatOpens } from '@jobblik/contract/membership/plans.rules';
import { and, eq } from 'drizzle-orm';
import { findUserByEmail } from '../accounts/index.ts';
import { findActiveApplication, type InterviewApplication, newestApplicationIn } from '../applications/index.ts';
import { membershipRequired } from '../candidates/index.ts';
import { mayBegin, readRelationships } from '../chat/index.ts';
import { membershipOf } from '../membership/index.ts';
import type { Services } from '../platform/services.ts';
import { type Booked, bookInterview } from './book-interview.ts';
import { interviews } from './interviews.tables.ts';
import { moveInterview } from './move-interview.ts';

export interface Subject {
  title: string;
  description: string;
}

/**
 * An application to the employer for which an interview can be requested.
 * @throws Problem `not_found` for another employer's or another seeker's, `job_ended` (409) when its ad was closed or
 * deleted
 */
export async function requestableApplication(
  services: Services,
  who: SignedIn,
  { applicationId, seekerId }: { applicationId: number; seekerId?: number },
): Promise<InterviewApplication> {
  const application = await findActiveApplication(services.db, applicationId);
  if (application?.employerId !== who.userId) throw new Problem('not_found');
  if (seekerId !== undefined && application.seekerId !== seekerId) throw new Problem('not_found');
  if (application.ended) throw new Problem('job_ended');
  return application;
}

/** Asks an applicant. A postponed interview is moved instead. @throws as above, and of booking */
export async function askApplicant(
  services: Services,
  who: SignedIn,
  request: Subject & Period & { applicationId: number; seekerId: number },
): Promise<Booked> {
  const application = await requestableApplication(services, who, request);
  return await bookOrMove(services, who, application, request);
}

async function bookOrMove(
  services: Services,
  who: SignedIn,
  application: InterviewApplication,
  { title, description, startsAt, endsAt }: Subject & Period,
): Promise<Booked> {
  const [postponed] = await services.db
    .select({ id: interviews.id, uuid: interviews.uuid })
    .from(interviews)
    .where(and(eq(interviews.applicationId, application.id), eq(interviews.state, 'postponed')));
  if (postponed) {
    const isMoved = await moveInterview(services, who, postponed.id, { title, description, startsAt, endsAt });
    return isMoved ? { uuid: postponed.uuid } : { refused: 'taken' };
  }
  if (!(requestableStatuses as readonly number[]).includes(application.vStatus)) throw new Problem('interview_exists');
  return await bookInterview(services, {
    employerId: who.userId,
    whom: { seekerId: application.seekerId },
    applicationId: application.id,
    title,
    description,
    startsAt,
    endsAt,
  });
}

/** @throws Problem `membership_required` for an employer whose plan does not unlock the calendar */
export async function assertCalendarOpen(services: Services, who: SignedIn): Promise<void> {
  const { plan } = await membershipOf(services.db, who.userId, services.clock.now());
  if (plan < planThatOpens('calendar')) throw membershipRequired();
}

/**
 * Puts an interview with a job seeker into the calendar. It belongs to their newest application that has none.
 * @throws Problem `not_found` for a person to whom the employer may not write, `membership_required`, and of booking
 */
export async function scheduleSeeker(
  services: Services,
  who: SignedIn,
  { seekerId, ...request }: Subject & Period & { seekerId: number },
): Promise<Booked> {
  await assertCalendarOpen(services, who);
  if (!(await mayBegin(services, who, seekerId))) throw new Problem('not_found');
  const pair = { seekerId, employerId: who.userId };
  const application = await newestApplicationIn(services.db, pair, requestableStatuses);
  if (application) return await bookOrMove(services, who, application, request);
  return await bookInterview(services, {
    employerId: who.userId,
    whom: { seekerId },
    applicationId: null,
    ...periodAndSubject(request),
  });
}

/**
 * Creates a meeting with an e-mail address in the calendar. An account with this address is asked only if the employer knows whose
 * it is. Any other account is treated as an address without one, with the same queries, so that addresses cannot be tried out to find
 * the owner of an anonymous or hidden CV.
 */
export async function scheduleAddress(
  services: Services,
  who: SignedIn,
  { email, kind, ...request }: Subject & Period & { email: string; kind: 'guest' | 'company' },
): Promise<Booked> {
  await assertCalendarOpen(services, who);
  const account = kind === 'guest' ? await findUserByEmail(services.db, email) : undefined;
  const accountId = account?.type === userType.seeker ? account.id : 0;
  const relationship = await readRelationships(services, who.userId, [accountId]);
  if (account && isKnownTo(relationship(accountId)))
    return await scheduleSeeker(services, who, { seekerId: account.id, ...request });
  return await bookInterview(services, {
    employerId: who.userId,
    whom: { email, kind },
    applicationId: null,
    ...periodAndSubject(request),
  });
}

function periodAndSubject({ title, description, startsAt, endsAt }: Subject & Period): Subject & Period {
  return { title, description, startsAt, endsAt };
}
