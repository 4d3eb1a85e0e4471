import { createInterview, setInterviewRequestEmailToSeeker } from '@jobblik/contract/interviews/interviews.api';
import { writeDate } from '@jobblik/contract/interviews/schedule.rules';
import { clockTimeOf, localDateOf, shiftDate } from '@jobblik/contract/kernel/local-time.rules';
import { eq } from 'drizzle-orm';
import type { TestApp, TestMail } from '../../test/test-app.ts';
import { makeApplication } from '../applications/applications.factory.ts';
import { applications } from '../applications/index.ts';
import { chatHarness } from '../chat/chat.harness.ts';
import { finishDecline } from './declines/decline-interview.ts';
import { type InterviewRow, interviews } from './interviews.tables.ts';

/** People, requests and mails for tests of interviews. */
export function interviewsHarness(app: TestApp) {
  const { services } = app;
  const chat = chatHarness(app);
  /** A time that many days from now, in the wire format. */
  const at = (days: number, start = '10:00', end = '10:30') => ({
    startDate: writeDate(shiftDate(localDateOf(services.clock.now()), days)),
    start_time: start,
    end_time: end,
  });
  type Pair = Awaited<ReturnType<typeof chat.newPair>>;
  const request = (pair: Pair, schedule: ReturnType<typeof at>, about = {}) => ({
    body: {
      app_id: pair.applicationId,
      seeker: pair.seeker.user.id,
      title: 'Samtale om jobbet',
      description: 'Vi vil gerne høre mere om dig.',
      schedule,
      ...about,
    },
  });
  const rowOf = async (uuid: string): Promise<InterviewRow> => {
    const [row] = await services.db.select().from(interviews).where(eq(interviews.uuid, uuid));
    if (!row) throw new Error('no such interview');
    return row;
  };
  return {
    ...chat,
    at,
    /** The instants of {@link at}, for rows. */
    soon: (minutes: number) => {
      const startsAt = new Date(Math.ceil(services.clock.now().getTime() / 60_000) * 60_000 + minutes * 60_000);
      return { startsAt, endsAt: new Date(startsAt.getTime() + 30 * 60_000) };
    },
    /** A schedule on the wire from an instant. */
    scheduleAt: (startsAt: Date, minutes = 30) => ({
      startDate: localDateOf(startsAt),
      start_time: clockTimeOf(startsAt),
      end_time: clockTimeOf(new Date(startsAt.getTime() + minutes * 60_000)),
    }),
    request,
    rowOf,
    /** Requests an interview, which must succeed. @returns its uuid */
    async requested(pair: Pair, schedule = at(3)): Promise<string> {
      const answer = await app.call(setInterviewRequestEmailToSeeker, request(pair, schedule), pair.employer);
      if (answer.result !== 'success') throw new Error(`the request was answered ${answer.result}`);
      return answer.new_interview_id;
    },
    /** Declines an interview, whose ten seconds pass. */
    async declined({ seeker }: Pair, uuid: string): Promise<void> {
      await app.call(createInterview, { body: { uuid, interview_type: 4 } }, seeker);
      const { id, declinesAt } = await rowOf(uuid);
      const payload = { interview_id: id, declines_at: declinesAt?.toISOString() ?? '' };
      await services.tasks.enqueue(services.db, finishDecline, payload);
      await services.tasks.idle();
    },
    async vStatus({ applicationId }: Pair): Promise<number | undefined> {
      const [row] = await services.db
        .select({ vStatus: applications.vStatus })
        .from(applications)
        .where(eq(applications.id, applicationId));
      return row?.vStatus;
    },
    /** Another applicant to the same employer. */
    async anotherApplicant({ employer, job }: Pair, name = 'Bo Dam'): Promise<Pair> {
      const seeker = await chat.newSeeker(name);
      const applicationId = await makeApplication(services, {
        jobId: job.id,
        userId: seeker.user.id,
        employerId: employer.user.id,
      });
      return { seeker, employer, job, applicationId };
    },
    mailsTo: app.mailsTo,
    /** The calendar file of a mail, with unfolded lines. */
    async calendarOf({ attachments: [file] }: TestMail): Promise<string> {
      const text = await (await app.raw('GET', file?.url ?? '')).text();
      return text.replaceAll(/\r?\n[ \t]/g, '');
    },
  };
}
