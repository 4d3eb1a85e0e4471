import { noticeType } from '@jobblik/contract/notices/notice-type';
import { pathTo } from '@jobblik/contract/paths';
import { questionsAnswered, questionsAsked } from '@jobblik/contract/questions/questions.events';
import { eq, inArray } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import { displayNameFor } from '../candidates/index.ts';
import { jobs } from '../jobs/index.ts';
import { noticesOn } from '../notices/index.ts';
import type { MailContent } from '../platform/mail/mail-content.ts';
import type { Services } from '../platform/services.ts';
import { words } from '../platform/words.ts';
import { findApplicationFor, findAskingCompany, placeOfQuestions } from './questions.queries.ts';

const word = words('mail');

interface Asking {
  employer_id: number;
  seeker_id: number;
  job_id: number | null;
}

/** Notices to both sides about questions and answers. */
export const questionsNotices = [
  noticesOn(questionsAsked, 'questions.tell-of-asked', async (event, services) => {
    const about = await aboutAsk(services, event);
    const place = await placeOfQuestions(services.db, {
      id: event.ask_id,
      seekerId: event.seeker_id,
      jobId: event.job_id,
    });
    if (!about || !place) return [];
    const { company, title, seeker } = about;
    const text = title
      ? word('questions.asked.text_job', { company, title, count: event.count })
      : word('questions.asked.text_cv', { company, count: event.count });
    const content: MailContent = {
      subject: word('questions.asked.subject', { company }),
      heading: word('questions.asked.heading', { company }),
      paragraphs: [text, word('questions.asked.how')],
      button: { label: word('questions.asked.button'), url: place },
      reason: title ? word('questions.asked.reason_job') : word('questions.asked.reason_cv'),
    };
    return [
      {
        userId: event.seeker_id,
        kind: 'questions',
        key: `questions.asked/${event.question_id}`,
        notification: {
          type: noticeType.questions,
          name: company,
          job: title,
          link: place,
          actorId: event.employer_id,
        },
        mail: { to: seeker.email, content },
      },
    ];
  }),
  noticesOn(questionsAnswered, 'questions.tell-of-answered', async (event, services) => {
    const about = await aboutAsk(services, event);
    if (!about) return [];
    const { title, employer } = about;
    const { count } = event;
    // Applicants have given the employer their name; people with only a CV have not.
    const name = title ? about.seeker.name : await displayNameFor(services, event.employer_id, event.seeker_id);
    const link = await placeOfAnswers(services, event);
    const content: MailContent = {
      subject: title
        ? word('questions.answered.subject_job', { title })
        : word('questions.answered.subject_cv', { name }),
      heading: word('questions.answered.heading', { name }),
      paragraphs: [
        title ? word('questions.answered.text_job', { title, count }) : word('questions.answered.text_cv', { count }),
      ],
      button: {
        label: word('questions.answered.button'),
        url: link,
      },
      reason: word('questions.answered.reason'),
    };
    return [
      {
        userId: event.employer_id,
        kind: 'answers',
        key: `questions.answered/${event.answer_id}`,
        aboutId: event.seeker_id,
        notification: {
          type: noticeType.answers,
          ...(title ? { name, job: title } : { name: '', nameOfId: event.seeker_id }),
          link,
          actorId: event.seeker_id,
        },
        mail: { to: employer.email, content },
      },
    ];
  }),
];

/** The people and the ad of an event; undefined when one of them no longer exists. */
async function aboutAsk({ db }: Services, { employer_id, seeker_id, job_id }: Asking) {
  const people = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, [employer_id, seeker_id]));
  const person = (userId: number) => people.find(({ id, email }) => id === userId && email !== null);
  const [employer, seeker] = [person(employer_id), person(seeker_id)];
  if (!employer?.email || !seeker?.email) return undefined;
  const [job] = job_id === null ? [] : await db.select({ title: jobs.title }).from(jobs).where(eq(jobs.id, job_id));
  const company = await findAskingCompany(db, employer_id, job_id);
  return {
    employer: { email: employer.email },
    seeker: { name: seeker.name, email: seeker.email },
    title: job?.title ?? null,
    company: company.name || employer.name,
  };
}

/** Address where the employer reads the answers: the application in its list, or the CV. */
async function placeOfAnswers({ db }: Services, { job_id, seeker_id }: Asking): Promise<string> {
  if (job_id === null) return pathTo('candidate', { url: seeker_id });
  const application = await findApplicationFor(db, { jobId: job_id, seekerId: seeker_id });
  const inbox = pathTo('applicants', { job_id, page_from: 'dashboard' });
  return application ? `${inbox}?application=${application.id}` : inbox;
}
