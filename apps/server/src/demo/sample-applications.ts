import { Readable } from 'node:stream';
import { fillDecisionText, suggestedDecisionTexts } from '@jobblik/contract/applications/applicant-review.rules';
import { rejectState } from '@jobblik/contract/applications/applications.rules';
import { sql } from 'drizzle-orm';
import { makeApplication } from '../applications/applications.factory.ts';
import { applicationSteps } from '../applications/index.ts';
import type { Services } from '../platform/services.ts';
import { sampleApplications } from './sample/applications.ts';
import type { LoadedJob } from './sample-jobs.ts';
import type { LoadedPerson } from './sample-people.ts';
import { loadSampleQuestions } from './sample-questions.ts';

const day = 86_400_000;
const states = { open: rejectState.open, parked: rejectState.parked, rejected: rejectState.rejected };
const decisionTexts = { parked: suggestedDecisionTexts.park, rejected: suggestedDecisionTexts.reject };
/** Applications of this many days are unopened, unless somebody has judged them. */
const unseenDays = 2;

/** Applications with messages and CV documents. */
export async function loadSampleApplications(
  services: Services,
  jobs: ReadonlyMap<string, LoadedJob>,
  people: ReadonlyMap<string, LoadedPerson>,
): Promise<void> {
  const now = services.clock.now();
  for (const application of sampleApplications) {
    const job = jobs.get(application.job);
    const person = people.get(application.person);
    if (!job || !person)
      throw new Error(`the sample application of ${application.person} to ${application.job} leads nowhere`);
    const file = application.hasCvFile
      ? await services.files.store(Readable.from([person.cv]), {
          kind: 'document',
          realName: `CV ${person.name}.pdf`,
          userId: person.userId,
        })
      : undefined;
    const seen = application.daysAgo > unseenDays || application.state !== 'open' || application.rating !== undefined;
    // Opened after a third of the elapsed time, judged after half of it.
    const after = (share: number) => new Date(now.getTime() - application.daysAgo * (1 - share) * day);
    const id = await makeApplication(services, {
      jobId: job.id,
      userId: person.userId,
      employerId: job.userId,
      message: application.message,
      reject: states[application.state],
      ratingPoint: application.rating ?? 0,
      seen: seen && after(1 / 3),
      createdAt: new Date(now.getTime() - application.daysAgo * day),
      ...(file && { files: { cv: file.id } }),
    });
    const steps = [
      ...(seen ? [{ applicationId: id, kind: 'seen' as const, at: after(1 / 3) }] : []),
      ...(application.state === 'open'
        ? []
        : [
            {
              applicationId: id,
              kind: application.state,
              at: after(1 / 2),
              message: fillDecisionText(decisionTexts[application.state], { name: person.name, employer: job.company }),
            },
          ]),
    ];
    if (steps.length > 0) await services.db.insert(applicationSteps).values(steps);
  }
  await markReading(services);
  await markLookedAt(services);
  await loadSampleQuestions(services, jobs, people);
}

/** Sets for unopened applications when the next one of the ad was opened after they came. */
async function markReading({ db }: Services): Promise<void> {
  await db.execute(sql`
    with begun as (
      update applications as one set reading_since = (
        select min(other.seen_at) from applications as other
        where other.job_id = one.job_id and other.seen_at > one.created_at
      )
      where one.seen_at is null and one.withdrawn_at is null
      returning id, reading_since
    )
    insert into application_steps (application_id, kind, at, message)
    select id, 'reading', reading_since, '' from begun where reading_since is not null`);
}

/** Applications opened within the last days are still new to their applicants. */
async function markLookedAt({ db, clock }: Services): Promise<void> {
  const newsSince = new Date(clock.now().getTime() - 3 * day);
  await db.execute(
    sql`update applications set looked_at = seen_at where seen_at < ${newsSince.toISOString()}::timestamptz`,
  );
}
