import { savedJobs } from '../jobs/jobs.tables.ts';
import type { Services } from '../platform/services.ts';
import { makeQuestion } from '../questions/questions.factory.ts';
import { sampleQuestions, sampleSaved } from './sample/questions.ts';
import type { LoadedJob } from './sample-jobs.ts';
import type { LoadedPerson } from './sample-people.ts';

const day = 86_400_000;

/** Questions of employers with answers, and the saved ads of the sample seeker. */
export async function loadSampleQuestions(
  services: Services,
  jobs: ReadonlyMap<string, LoadedJob>,
  people: ReadonlyMap<string, LoadedPerson>,
): Promise<void> {
  const now = services.clock.now().getTime();
  const daysAgo = (days: number) => new Date(now - days * day);
  const seeker = people.get(sampleSaved.person);
  if (!seeker) throw new Error('the sample seeker was not made');
  for (const { job: key, person, aboutApplication, answer, ...sample } of sampleQuestions) {
    const [job, to] = [jobs.get(key), people.get(person)];
    if (!job || !to) throw new Error(`the sample question to ${person} about ${key} leads nowhere`);
    await makeQuestion(services, {
      employerId: job.userId,
      seekerId: to.userId,
      ...(aboutApplication && { jobId: job.id }),
      question: sample.question,
      text: sample.text,
      video: sample.video,
      createdAt: daysAgo(sample.daysAgo),
      ...(answer && { answer: { text: answer.text, createdAt: daysAgo(answer.daysAgo) } }),
    });
  }
  const saved = sampleSaved.jobs.map((key, place) => {
    const job = jobs.get(key);
    if (!job) throw new Error(`there is no sample ad ${key} to be saved`);
    return { userId: seeker.userId, jobId: job.id, createdAt: daysAgo(0.5 + place) };
  });
  await services.db.insert(savedJobs).values(saved);
}
