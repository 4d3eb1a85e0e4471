import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { fileTypes, messageOfParts, messageType } from '@jobblik/contract/chat/chat.rules';
import type { InterviewDetails } from '@jobblik/contract/chat/chat.schema';
import { postponePrefix } from '@jobblik/contract/interviews/interviews.rules';
import { and, eq } from 'drizzle-orm';
import { applications } from '../applications/index.ts';
import { makeMessages, makeRead } from '../chat/chat.factory.ts';
import { makeInterview } from '../interviews/interviews.factory.ts';
import { docxFile } from '../platform/files/files.factory.ts';
import type { Services } from '../platform/services.ts';
import { asks } from '../questions/index.ts';
import { type SampleConversation, type SampleMessage, sampleConversations } from './sample/chat.ts';
import { sampleJobs } from './sample/jobs.ts';
import { richCv } from './sample/rich-cv.ts';
import { samplePeriod, workday } from './sample-interviews.ts';
import type { LoadedJob } from './sample-jobs.ts';
import type { LoadedPerson } from './sample-people.ts';
import { storeDrawing } from './sample-pictures.ts';

const day = 86_400_000;

interface Parties {
  seekerId: number;
  employerId: number;
  jobId: number;
  title: string;
  /** The seeker's CV as a document. */
  cv: Buffer;
}

/** Conversations of the sample seeker with employers, with messages of every type. */
export async function loadSampleChat(
  services: Services,
  jobs: ReadonlyMap<string, LoadedJob>,
  people: ReadonlyMap<string, LoadedPerson>,
): Promise<void> {
  const seeker = people.get(richCv.person);
  for (const conversation of sampleConversations) {
    const job = jobs.get(conversation.job);
    const title = sampleJobs.find(({ key }) => key === conversation.job)?.title ?? '';
    if (!seeker || !job) throw new Error(`the sample conversation about ${conversation.job} leads nowhere`);
    const parties = { seekerId: seeker.userId, employerId: job.userId, jobId: job.id, title, cv: seeker.cv };
    await load(services, parties, conversation);
  }
}

async function load(services: Services, parties: Parties, { messages, read }: SampleConversation): Promise<void> {
  let request: { uuid: string; interview: InterviewDetails } | undefined;
  const interviewUuid = randomUUID();
  for (const message of messages) {
    const interview = message.interview && (await interviewOf(services, parties, message, interviewUuid));
    const reply =
      request && isReply(message) ? { replyTo: request.uuid, text: replyText(message, request.interview) } : {};
    const [uuid = ''] = await makeMessages(services, parties, [
      {
        from: message.from,
        type: message.type,
        createdAt: new Date(services.clock.now().getTime() - message.daysAgo * day),
        ...(fileTypes.includes(message.type)
          ? { fileId: await storeFile(services, message, parties.cv) }
          : { text: message.text ?? '' }),
        ...(message.type === messageType.questions && { questions: await questionsOf(services, parties) }),
        ...(interview && { interview, state: message.interview?.state ?? 'open' }),
        ...reply,
      },
    ]);
    if (interview) request = { uuid, interview };
    if (message.interview && message.interview.state !== 'moved')
      await makeInterview(services, {
        ...samplePeriod(services.clock.now(), message.interview),
        employerId: parties.employerId,
        seekerId: parties.seekerId,
        applicationId: interview?.app_id ?? null,
        title: interview?.title ?? '',
        description: interview?.description ?? '',
        state: message.interview.state === 'open' ? 'requested' : message.interview.state,
        uuid: interviewUuid,
        messageUuid: uuid,
      });
  }
  await makeRead(services, parties, 'employer');
  if (read === 'both') await makeRead(services, parties, 'seeker');
}

function isReply({ type }: SampleMessage): boolean {
  const replies: readonly number[] = [
    messageType.interviewAccepted,
    messageType.interviewDeclined,
    messageType.postponed,
  ];
  return replies.includes(type);
}

function replyText(
  { reason }: SampleMessage,
  { title, schedule_date, schedule_start, schedule_end }: InterviewDetails,
) {
  const time = `${schedule_date} ${schedule_start} - ${schedule_end}`;
  return reason === undefined ? messageOfParts(title, time) : messageOfParts(postponePrefix, reason);
}

async function interviewOf(
  { db, clock }: Services,
  { seekerId, jobId, title }: Parties,
  { interview }: SampleMessage,
  uuid: string,
): Promise<InterviewDetails> {
  const [application] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.userId, seekerId), eq(applications.jobId, jobId)));
  const date = workday(clock.now(), interview?.days ?? 0);
  return {
    app_id: application?.id ?? null,
    job_title: title,
    title: `Samtale om ${title}`,
    description: 'En snak om dig, jobbet og holdet. Du behøver ikke forberede noget.',
    schedule_date: date.split('-').reverse().join('.'),
    schedule_start: interview?.start ?? '',
    schedule_end: interview?.end ?? '',
    uuid,
  };
}

async function questionsOf({ db }: Services, { seekerId, employerId, jobId, title }: Parties) {
  const [ask] = await db
    .select({ id: asks.id })
    .from(asks)
    .where(and(eq(asks.seekerId, seekerId), eq(asks.employerId, employerId), eq(asks.jobId, jobId)));
  const [application] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.userId, seekerId), eq(applications.jobId, jobId)));
  if (!ask) throw new Error('the sample conversation tells of questions that were not asked');
  return { ask_id: ask.id, count: 3, application_id: application?.id ?? null, job_id: jobId, job_title: title };
}

async function storeFile({ files }: Services, { type, text = '' }: SampleMessage, cv: Buffer): Promise<string> {
  if (type === messageType.image) return (await storeDrawing(files, 'cover-2', text)).id;
  const bytes =
    type === messageType.pdf ? cv : docxFile('Vi taler om dig, jobbet og holdet. Samtalen tager tre kvarter.');
  return (await files.store(Readable.from([bytes]), { kind: 'document', realName: text, userId: null })).id;
}
