import type { InterviewState } from '@jobblik/contract/interviews/phase.rules';
import type { Period } from '@jobblik/contract/interviews/schedule.rules';
import { markUnread } from '../notices/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { announce, clearMarks, noteAtApplication } from './announce.ts';
import { answerInChat } from './answer-interview.ts';
import { type Interview, visibleInterview } from './interviews.queries.ts';
import { interviewSlots, interviews } from './interviews.tables.ts';
import { startReminders, tidyAfter } from './timers.ts';

export interface InterviewOptions {
  employerId: number;
  seekerId: number;
  applicationId?: number | null;
  title?: string;
  description?: string;
  startsAt: Date;
  endsAt: Date;
  state?: Exclude<InterviewState, 'offered' | 'cancelled'>;
  /** Why the seeker has postponed it. */
  reason?: string;
  uuid?: string;
  /** The message that requests it, if the conversation exists already. */
  messageUuid?: string;
}

/** Creates an interview like requesting and answering it, without mails and notices. */
export async function makeInterview(services: Services, options: InterviewOptions): Promise<Interview> {
  const { state = 'requested', reason = '', ...values } = options;
  return await inTransaction(services.db, async (tx) => {
    const [row] = await tx
      .insert(interviews)
      .values({
        title: 'Samtale',
        description: 'Vi vil gerne høre mere om dig.',
        ...values,
        kind: 'candidate',
        reason,
        state,
        createdAt: services.clock.now(),
        ...(state === 'ended' && {
          startedAt: values.startsAt,
          endedAt: values.endsAt,
          seconds: Math.floor((values.endsAt.getTime() - values.startsAt.getTime()) / 1000),
        }),
      })
      .returning();
    if (!row) throw new Error('the interview was not made');
    const interview = visibleInterview(row);
    if (options.messageUuid) {
      if (state === 'requested')
        await markUnread(tx, services, { userId: options.seekerId, kind: 'seeker_interview', subjectId: interview.id });
      await noteAtApplication(tx, services, interview);
      await startTimers(tx, services, interview);
      return interview;
    }
    const messageUuid = await announce(tx, services, { ...interview, state: 'requested' });
    const announced = { ...interview, messageUuid };
    if (state !== 'requested') {
      const answer = state === 'ended' ? 'accepted' : state;
      await answerInChat(tx, services, announced, answer, reason);
      await clearMarks(tx, services, announced);
      await noteAtApplication(tx, services, announced);
    }
    await startTimers(tx, services, announced);
    return announced;
  });
}

async function startTimers(tx: Transaction, services: Services, interview: Interview): Promise<void> {
  if (interview.state === 'accepted') await startReminders(tx, services, interview);
  if (interview.state === 'accepted' || interview.state === 'requested') await tidyAfter(tx, services, interview);
}

/** Publishes free slots of an employer. */
export async function makeFreeSlots({ db }: Services, employerId: number, slots: readonly Period[]): Promise<void> {
  await db.insert(interviewSlots).values(slots.map(({ startsAt, endsAt }) => ({ employerId, startsAt, endsAt })));
}
