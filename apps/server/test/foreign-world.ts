import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { getOwnSessions } from '@jobblik/contract/accounts/sessions.api';
import { rejectCandidate, updateCandidateNote } from '@jobblik/contract/applications/applicant-review.api';
import { getContactRequests, requestCvContact, saveResume } from '@jobblik/contract/candidates/candidates.api';
import { sendChatMessage } from '@jobblik/contract/chat/chat.api';
import { saveMessageTemplate } from '@jobblik/contract/companies/templates.api';
import { eq } from 'drizzle-orm';
import { makeUser, signInAs } from '../src/accounts/accounts.factory.ts';
import { identities } from '../src/accounts/accounts.tables.ts';
import type { User } from '../src/accounts/index.ts';
import { makePasskey } from '../src/accounts/second-factor/passkey.factory.ts';
import { makeJobAgent } from '../src/agents/agents.factory.ts';
import { makeSeekerAgent } from '../src/agents/seekers/seeker-agents.factory.ts';
import { makeApplication } from '../src/applications/applications.factory.ts';
import { makeCv } from '../src/cv/cv.factory.ts';
import { cvVersions } from '../src/cv/setup.ts';
import { makeCvVideo } from '../src/cv/videos/cv-videos.factory.ts';
import { makeInterview } from '../src/interviews/interviews.factory.ts';
import { interviewSlots } from '../src/interviews/interviews.tables.ts';
import { makeEmployer, makeJob } from '../src/jobs/jobs.factory.ts';
import { makeMembership, makePaidMembership } from '../src/membership/membership.factory.ts';
import { orders } from '../src/membership/orders/orders.tables.ts';
import { payments } from '../src/membership/payments.tables.ts';
import { pdfFile } from '../src/platform/files/files.factory.ts';
import { makeQuestion } from '../src/questions/questions.factory.ts';
import type { TestApp } from './test-app.ts';

/** An employer and two seekers with one of everything that belongs to somebody, and strangers who want to see it. */
export interface ForeignWorld {
  /** By the place of an id in a call, where needed with the call's path before it. */
  ids: Readonly<Record<string, unknown>>;
  /** The employer that all of it is about. */
  employer: User;
  /** Texts that only those whom they belong to may read. */
  secrets: readonly string[];
  /** Calls by which their owners read all secrets. */
  ownReads: readonly { path: string; token: string; body?: object }[];
  /** Tokens of people who have nothing to do with it: an employer with a plan and an ad, and a seeker. */
  strangers: Record<'employer' | 'seeker', string>;
  strangerIds: readonly number[];
}

const secret = {
  message: 'Brevet er kun til Havnens Køkken',
  note: 'Noten er kun til Havnens Køkken',
  aboutApplication: 'Spørgsmålet er kun til Signe',
  aboutCv: 'Spørgsmålet om CV er kun til Signe',
  answer: 'Svaret er kun til Havnens Køkken',
  contact: 'Beskeden er kun til den navnløse',
  name: 'Hjerteblad',
  seekerAgent: 'Agenten er kun Havnens Køkkens',
  jobAgent: 'Agenten er kun Signes',
  chat: 'Samtalen er kun til Signe',
  interview: 'Interviewet er kun til Signe',
  template: 'Skabelonen er kun Havnens Køkkens',
} as const;

/** Makes two people with an application, questions, agents and the rest between them, of which nobody else may meet a word or an id. */
export async function makeForeignWorld(app: TestApp): Promise<ForeignWorld> {
  const { services } = app;
  const { db } = services;
  const { user: employer, company } = await makeEmployer(db, { company: { name: 'Havnens Køkken' } });
  const paymentId = await makePaidMembership(services, { userId: employer.id, role: 'employer', plan: 3 });
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.paymentId, paymentId));
  const [payment] = await db.select({ intentId: payments.intentId }).from(payments).where(eq(payments.id, paymentId));
  const job = await makeJob(db, { userId: employer.id, companyId: company.id, title: 'Kok' });
  const seeker = await makeUser(db, { name: 'Signe Zylthamm' });
  const nameless = await makeUser(db, { name: `Rosa ${secret.name}` });
  const token = await signInAs(db, employer);
  const seekerToken = await signInAs(db, seeker);
  const namelessToken = await signInAs(db, nameless);

  await makeCv(services, { userId: seeker.id });
  const paper = await services.files.store(Readable.from([pdfFile()]), {
    kind: 'document',
    realName: 'CV.pdf',
    userId: nameless.id,
  });
  await makeCv(services, { userId: nameless.id, visibility: 'anonymous', documentFileId: paper.id });
  const videoId = await makeCvVideo(services, { userId: seeker.id });
  const [version] = await db.select({ id: cvVersions.id }).from(cvVersions).where(eq(cvVersions.userId, seeker.id));

  const parties = { employerId: employer.id, seekerId: seeker.id };
  const applicationId = await makeApplication(services, {
    jobId: job.id,
    userId: seeker.id,
    employerId: employer.id,
    message: secret.message,
  });
  const answer = { text: secret.answer };
  const question = await makeQuestion(services, {
    ...parties,
    jobId: job.id,
    question: secret.aboutApplication,
    answer,
  });
  const aboutCv = await makeQuestion(services, { ...parties, question: secret.aboutCv });
  const seekerAgent = await makeSeekerAgent(services, { userId: employer.id, title: secret.seekerAgent, video: true });
  const jobAgent = await makeJobAgent(services, { userId: seeker.id, title: secret.jobAgent, jobTypeIds: [1] });

  await app.call(updateCandidateNote, { body: { candidate_id: applicationId, note: secret.note } }, { token });
  const body = { candidate_id: applicationId, job_id: job.id };
  const { decision_id } = await app.call(rejectCandidate, { body }, { token });
  const toSeeker = { uuid: randomUUID(), receiver: seeker.id, action: 'message', message: secret.chat } as const;
  await app.call(sendChatMessage, { body: toSeeker }, { token });
  await app.call(saveResume, { body: { user_id: seeker.id } }, { token });
  await app.call(requestCvContact, { body: { user_id: nameless.id, message: secret.contact } }, { token });
  const { requests } = await app.call(getContactRequests, {}, { token: namelessToken });

  const day = (from: number) => new Date(services.clock.now().getTime() + from * 86_400_000);
  const interview = await makeInterview(services, {
    ...parties,
    applicationId,
    title: secret.interview,
    startsAt: day(3),
    endsAt: day(3.1),
  });
  const [slot] = await db
    .insert(interviewSlots)
    .values({ employerId: employer.id, startsAt: day(5), endsAt: day(5.1) })
    .returning();

  const { template } = await app.call(
    saveMessageTemplate,
    { body: { template: { kind: 'reject', name: 'Venligt nej', message: secret.template } } },
    { token },
  );
  const { sessions } = await app.call(getOwnSessions, {}, { token });
  const [identity] = await db
    .insert(identities)
    .values({ provider: 'linkedin', subject: randomUUID(), userId: seeker.id, provenAt: services.clock.now() })
    .returning();

  const stranger = await makeEmployer(db, { company: { name: 'Fremmed Bageri' } });
  await makeMembership(db, { userId: stranger.user.id, plan: 3 });
  await makeJob(db, { userId: stranger.user.id, companyId: stranger.company.id, title: 'Bager' });
  const other = await makeUser(db, { name: 'Bo Dam' });

  return {
    employer,
    ids: {
      job_id: job.id,
      'job.id': job.id,
      '/api/delete_job/:id id': job.id,
      '/api/get_job_detail/:id id': job.id,
      '/api/open_matters/:id id': job.id,
      '/api/get_job_detail_not_authed/:id id': job.id,
      '/api/get_job_form/:id id': job.id,
      '/api/get_job_preview/:id id': job.id,
      '/api/get_recommended_candidates/:id id': job.id,
      '/api/open_job/:id id': job.id,
      '/api/visit_job/:id id': job.id,
      '/api/remove_saved_job id': job.id,
      application_id: applicationId,
      application_ids: [applicationId],
      candidate_id: applicationId,
      decision_ids: [decision_id],
      selected_user_id: seeker.id,
      user_id: seeker.id,
      '/api/request_cv_contact user_id': nameless.id,
      // A named CV is open to every paying employer.
      '/api/get_user_specify user_id': nameless.id,
      '/api/block_chat_contact user_id': nameless.id,
      resume_user_id: seeker.id,
      url: `${nameless.id}`,
      employer_id: employer.id,
      company_user_id: employer.id,
      company_id: company.id,
      '/api/get_company_profile/:id id': company.id,
      app_id: applicationId,
      interview_id: interview.uuid,
      stream_id: interview.uuid,
      room_id: interview.uuid,
      slot_id: slot?.id,
      'schedule.user_id': nameless.id,
      question_id: question.questionId,
      'questions.0.question_id': question.questionId,
      '/api/create_cv_question questions.0.question_id': aboutCv.questionId,
      '/api/delete_cv_question question_id': aboutCv.questionId,
      question_ids: [question.questionId],
      '/api/submit_common_answer question_ids': [aboutCv.questionId],
      ask_id: aboutCv.askId,
      request_id: requests[0]?.request_id,
      session_id: sessions[0]?.id,
      identity_id: identity?.id,
      passkey_id: await makePasskey(db, { userId: employer.id }),
      // A name that the browser gives its own reading.
      '/api/parse_cv progress_id': 'laesning',
      '/api/get_cv_version/:id id': version?.id,
      version_id: version?.id,
      document_id: paper.id,
      video_id: videoId,
      cv_document_id: paper.id,
      cv_video_id: videoId,
      agent_id: jobAgent.id,
      '/api/delete_seeker_agent agent_id': seekerAgent.id,
      '/api/get_seeker_agent_by_id agent_id': seekerAgent.id,
      '/api/get_seeker_agent_result agent_id': seekerAgent.id,
      '/api/set_seeker_agent_seen_status/:agent_id agent_id': seekerAgent.id,
      '/api/update_seeker_agent agent_id': seekerAgent.id,
      template_id: template?.template_id,
      payment_intent_id: payment?.intentId,
      invoice_id: paymentId,
      transaction_id: paymentId,
      order_id: order?.id,
      blog_id: 1,
      // The form's own name for this save.
      save_id: crypto.randomUUID(),
    },
    secrets: Object.values(secret),
    ownReads: [
      { path: `/api/get_application/${applicationId}`, token },
      { path: `/api/get_cv_detail/${seeker.id}`, token },
      { path: '/api/get_seeker_agent', token },
      { path: '/api/get_message_templates', token },
      { path: '/api/get_contact_requests', token: namelessToken },
      { path: '/api/get_cv', token: namelessToken },
      { path: '/api/get_agent', token: seekerToken },
      { path: '/api/get_interview_list', token: seekerToken, body: {} },
      { path: '/api/getMessageHistoryWithContact', token: seekerToken, body: { contact_users: employer.id } },
    ],
    strangers: {
      employer: await signInAs(db, stranger.user),
      seeker: await signInAs(db, other),
    },
    strangerIds: [stranger.user.id, other.id],
  };
}
