import type { CallInput } from '@jobblik/contract/kernel/call';
import {
  createCvQuestion,
  createJobQuestion,
  getJobApplicationAnswer,
  submitAnswer,
} from '@jobblik/contract/questions/questions.api';
import type { TestApp, TestFile } from '../../test/test-app.ts';
import { makeUser, signInAs } from '../accounts/accounts.factory.ts';
import type { User } from '../accounts/index.ts';
import { makeApplication } from '../applications/applications.factory.ts';
import { type JobOptions, makeEmployer, makeJob } from '../jobs/jobs.factory.ts';

export interface Person {
  user: User;
  token: string;
}

type QuestionParties = CallInput<typeof createJobQuestion>['body']['questions'];
type Answered = Omit<CallInput<typeof submitAnswer>['body'], 'job_id' | 'employer_id'>;

/** People, ads and applications for tests of questions, and short forms of the calls. */
export function questionsHarness(app: TestApp) {
  const { services } = app;
  const signedIn = async (user: User): Promise<Person> => ({
    user,
    token: await signInAs(services.db, user, { now: services.clock.now() }),
  });
  const newSeeker = async (name = 'Signe Holm') => signedIn(await makeUser(services.db, { name }));
  const newEmployer = async (plan = 3) => {
    const { user, company } = await makeEmployer(services.db, { plan, company: { name: 'Havnens Køkken' } });
    return { employer: await signedIn(user), company };
  };
  /** An employer with an ad and one application to it. */
  const newApplication = async (options: Partial<JobOptions> = {}) => {
    const { employer, company } = await newEmployer();
    const ad = { userId: employer.user.id, companyId: company.id, title: 'Kok', ...options };
    const job = await makeJob(services.db, ad, services.clock.now());
    const seeker = await newSeeker();
    const applicationId = await makeApplication(services, {
      jobId: job.id,
      userId: seeker.user.id,
      employerId: employer.user.id,
    });
    return { employer, job, seeker, applicationId };
  };
  /** Another person applies to the ad of an existing application. @returns the application's id */
  const apply = ({ job, employer }: { job: { id: number }; employer: Person }, { user }: Person) =>
    makeApplication(services, { jobId: job.id, userId: user.id, employerId: employer.user.id });
  type Application = Awaited<ReturnType<typeof newApplication>>;
  const jobQuestion = ({ seeker, job }: Application, list: QuestionParties) => ({
    body: { selected_user_id: seeker.user.id, job_id: job.id, questions: list },
  });
  const answerForm = ({ employer, job }: Application, form: Answered) => ({
    body: { employer_id: employer.user.id, job_id: job.id, ...form },
  });
  return {
    signedIn,
    newSeeker,
    newEmployer,
    newApplication,
    apply,
    ask: (to: Application, list: QuestionParties, by = to.employer) =>
      app.call(createJobQuestion, jobQuestion(to, list), { token: by.token }),
    refusedAsk: (to: Application, list: QuestionParties, by = to.employer) =>
      app.refused(createJobQuestion, jobQuestion(to, list), { token: by.token }),
    askCv: (by: Person, of: Person, list: QuestionParties) =>
      app.call(createCvQuestion, { body: { selected_user_id: of.user.id, questions: list } }, { token: by.token }),
    refusedAskCv: (by: Person, of: Person, list: QuestionParties) =>
      app.refused(createCvQuestion, { body: { selected_user_id: of.user.id, questions: list } }, { token: by.token }),
    questionsOf: (to: Application, by = to.seeker) =>
      app.call(getJobApplicationAnswer, { params: { application_id: to.applicationId } }, { token: by.token }),
    answer: (to: Application, form: Answered, files?: Record<string, TestFile>, by = to.seeker) =>
      app.call(submitAnswer, answerForm(to, form), { token: by.token, ...(files && { files }) }),
    refusedAnswer: (to: Application, form: Answered, files?: Record<string, TestFile>, by = to.seeker) =>
      app.refused(submitAnswer, answerForm(to, form), { token: by.token, ...(files && { files }) }),
  };
}
