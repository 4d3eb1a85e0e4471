import { randomUUID } from 'node:crypto';
import { messageType } from '@jobblik/contract/chat/chat.rules';
import { interviewBoxAdd } from '@jobblik/contract/interviews/interviews.events';
import { declineHeldBack, videoStatusOf } from '@jobblik/contract/interviews/interviews.rules';
import { eq } from 'drizzle-orm';
import { findActiveApplication, setVideoStatus } from '../applications/index.ts';
import { postMessage } from '../chat/index.ts';
import { clearUnread, markUnread } from '../notices/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import { afterCommit } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { presentTime } from './interviews.present.ts';
import type { Interview } from './interviews.queries.ts';
import { interviews } from './interviews.tables.ts';
import { calendarPath } from './room/room-path.ts';

/**
 * Notifies the seeker of a request in the conversation and by the counter, and updates the state of the application.
 * @returns the uuid of the message; null for a person outside Jobblik
 */
export async function announce(tx: Transaction, services: Services, interview: Interview): Promise<string | null> {
  const { id, uuid, seekerId, employerId, applicationId, title, description, startsAt, endsAt } = interview;
  nudgeBoth(tx, services, interview);
  if (seekerId === null) return null;
  const application = applicationId === null ? undefined : await findActiveApplication(tx, applicationId);
  const messageUuid = randomUUID();
  await postMessage(
    tx,
    services,
    { seekerId, employerId, from: 'employer' },
    {
      uuid: messageUuid,
      type: messageType.interviewRequest,
      state: 'open',
      interview: {
        app_id: applicationId,
        job_title: application?.jobTitle ?? '',
        title,
        description,
        ...presentTime(startsAt, endsAt),
        uuid,
      },
    },
  );
  await tx.update(interviews).set({ messageUuid }).where(eq(interviews.id, id));
  await markUnread(tx, services, { userId: seekerId, kind: 'seeker_interview', subjectId: id });
  await noteAtApplication(tx, services, interview);
  return messageUuid;
}

/** Updates `v_status` of the application. */
export async function noteAtApplication(tx: Transaction, services: Services, interview: Interview): Promise<void> {
  const { seekerId, employerId, applicationId, state } = interview;
  if (applicationId === null || seekerId === null) return;
  await setVideoStatus(tx, services, { applicationId, seekerId, employerId }, videoStatusOf[state]);
}

/** After the commit, makes both sides' open calendars reload. */
export function nudgeBoth(
  tx: Transaction,
  { realtime }: Pick<Services, 'realtime'>,
  { seekerId, employerId }: Pick<Interview, 'seekerId' | 'employerId'>,
): void {
  afterCommit(tx, () => {
    for (const receiver of [seekerId, employerId])
      if (receiver !== null) realtime.nudge([receiver], interviewBoxAdd, { receiver });
  });
}

/** After the commit, makes the seeker's open calendars reload; the employer's show no change. */
export function nudgeSeeker(tx: Transaction, { realtime }: Pick<Services, 'realtime'>, { seekerId }: Interview): void {
  afterCommit(tx, () => {
    if (seekerId !== null) realtime.nudge([seekerId], interviewBoxAdd, { receiver: seekerId });
  });
}

/** Marks the seeker's notices of an interview as seen, as the seeker has answered it. */
export async function seeRequest(tx: Transaction, services: Services, interview: Interview): Promise<void> {
  const { seekerId } = interview;
  if (seekerId === null) return;
  const about = { userId: seekerId, link: calendarPath('seeker', interview), at: services.clock.now() };
  await services.ports.notices.seeAbout(tx, services, about);
}

/** Makes the notices new again that a decline, which is undone now, had marked as seen. */
export async function renewRequest(tx: Transaction, services: Services, interview: Interview): Promise<void> {
  const { seekerId, declinesAt } = interview;
  if (seekerId === null || !declinesAt) return;
  const at = new Date(declinesAt.getTime() - declineHeldBack);
  const about = { userId: seekerId, link: calendarPath('seeker', interview), at };
  await services.ports.notices.renewAbout(tx, services, about);
}

/** Removes the unread marks of an interview that waits for nobody any more. */
export async function clearMarks(tx: Transaction, services: Services, { id }: Pick<Interview, 'id'>): Promise<void> {
  for (const kind of ['seeker_interview', 'ready_interview', 'ongoing_interview'] as const)
    await clearUnread(tx, services, { kind, subjectId: id });
}
