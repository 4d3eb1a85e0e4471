import { eq, inArray } from 'drizzle-orm';
import { makeUser, samplePassword } from '../accounts/accounts.factory.ts';
import { users } from '../accounts/index.ts';
import { applicationFiles, applications } from '../applications/index.ts';
import { filesOfMessages } from '../chat/index.ts';
import { makeTemplates } from '../companies/companies.factory.ts';
import { companies } from '../companies/index.ts';
import { filesOfCvs } from '../cv/index.ts';
import { removeJobsOf } from '../jobs/jobs.factory.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { forgetUnread } from '../notices/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { files as storedFiles } from '../platform/files/files.tables.ts';
import type { Services } from '../platform/services.ts';
import { sampleLoads } from './demo.tables.ts';
import { loadSampleOperator } from './sample/operator.factory.ts';
import { richCv } from './sample/rich-cv.ts';
import { sampleTemplates } from './sample/templates.ts';
import { loadSampleAgents } from './sample-agents.ts';
import { loadSampleApplications } from './sample-applications.ts';
import { loadSampleBlogs } from './sample-blogs.ts';
import { loadSampleChat } from './sample-chat.ts';
import { loadSampleCompanyVisits } from './sample-company-visits.ts';
import { loadSampleCvVisits } from './sample-cv-visits.ts';
import { demoCompany, loadSampleEmployers, type SampleEmployer } from './sample-employers.ts';
import { loadSampleInterviews } from './sample-interviews.ts';
import { loadSampleJobs } from './sample-jobs.ts';
import { loadSampleMembership } from './sample-membership.ts';
import { loadSampleNotifications } from './sample-notifications.ts';
import { type LoadedPerson, loadSamplePeople } from './sample-people.ts';
import { loadSampleSavedCvs } from './sample-saved-cvs.ts';
import { loadSampleSeekerAgents } from './sample-seeker-agents.ts';
import { loadSampleVideos } from './sample-videos.ts';
import { demoEmail } from './visitor/demo-session.ts';

/** Stored with the load. An installation with sample data keeps it, regardless of the version. */
const version = 1;

/** Members' accounts for trying the product, printed at the start. */
export const sampleAccounts = [
  { email: 'kandidat@jobblik.test', password: samplePassword, what: 'job seeker' },
  { email: demoEmail, password: samplePassword, what: 'employer with company and plan 3' },
  { email: 'nykandidat@jobblik.test', password: samplePassword, what: 'job seeker without a CV' },
  { email: 'nyvirksomhed@jobblik.test', password: samplePassword, what: 'employer without company and plan' },
] as const;

/**
 * Fills an empty installation with realistic Danish data, once. An interrupted load is removed and repeated; data of real people is
 * never changed.
 */
export async function loadSampleData(services: Services): Promise<void> {
  const { db, log } = services;
  const [loaded] = await db.select().from(sampleLoads);
  if (loaded) return;
  log.info('loading sample data');
  await clearSample(services);
  const employers = await loadSampleEmployers(services);
  const jobs = await loadSampleJobs(services, employers);
  const people = await loadSamplePeople(services);
  await loadSampleVideos(services, people);
  await loadSampleCvVisits(services, people, [...employers.values()]);
  await loadSampleCompanyVisits(services, people, employers);
  await loadSampleApplications(services, jobs, people);
  await loadSampleChat(services, jobs, people);
  await loadSampleInterviews(services, jobs, people);
  await loadSampleAgents(services, people);
  await loadSampleSeekerAgents(services, employers);
  await loadSampleAccounts(services, people, employers);
  await loadSampleBlogs(services);
  await loadSpecialAccounts(services);
  await loadSampleOperator(services);
  await db.insert(sampleLoads).values({ version });
}

async function loadSampleAccounts(
  services: Services,
  people: ReadonlyMap<string, LoadedPerson>,
  employers: ReadonlyMap<string, SampleEmployer>,
): Promise<void> {
  const [seeker, employer, visitor] = [
    people.get(richCv.person),
    employers.get(demoCompany),
    employers.get('tretten-bit'),
  ];
  if (!seeker || !employer || !visitor) throw new Error('the sample accounts were not made');
  await loadSampleMembership(services, seeker);
  await loadSampleSavedCvs(services, people, employer.userId);
  await makeTemplates(services, employer.userId, sampleTemplates);
  await loadSampleNotifications(services, { seeker, employer, visitor: { name: 'Tretten Bit', ...visitor } });
}

/** Removes what an interrupted load has left: people with all their data, unread marks, and files in the storage. */
async function clearSample({ db, files }: Services): Promise<void> {
  const half = await db.select({ id: users.id, avatar: users.avatarFileId }).from(users).where(eq(users.sample, true));
  const ids = half.map(({ id }) => id);
  if (ids.length === 0) return;
  const fileIds = await inTransaction(db, async (tx) => {
    const ofCompanies = await tx
      .select({ logo: companies.logoFileId, film: companies.videoFileId })
      .from(companies)
      .where(inArray(companies.userId, ids));
    const ofAds = await tx.select({ id: jobs.descriptionFileId }).from(jobs).where(inArray(jobs.userId, ids));
    const sent = await tx
      .select({ id: applicationFiles.fileId })
      .from(applicationFiles)
      .innerJoin(applications, eq(applications.id, applicationFiles.applicationId))
      .where(inArray(applications.userId, ids));
    const cvFiles = await filesOfCvs(tx, ids);
    const chatFiles = await filesOfMessages(tx, ids);
    const owned = [
      ...cvFiles,
      ...chatFiles,
      ...half.map(({ avatar }) => avatar),
      ...[...ofAds, ...sent].map(({ id }) => id),
      ...ofCompanies.flatMap(({ logo, film }) => [logo, film]),
    ];
    const lost = owned.filter((id) => id !== null);
    if (lost.length > 0) await tx.update(storedFiles).set({ claims: 0 }).where(inArray(storedFiles.id, lost));
    for (const id of ids) await forgetUnread(tx, id);
    await removeJobsOf(tx, ids);
    await tx.delete(users).where(inArray(users.id, ids));
    return lost;
  });
  if (fileIds.length > 0) await files.discard(fileIds);
}

async function loadSpecialAccounts({ db }: Services): Promise<void> {
  await makeUser(db, {
    role: 'seeker',
    email: 'nykandidat@jobblik.test',
    name: 'Freja Lind',
    zip: '8000',
    city: 'Aarhus C',
    sample: true,
  });
  await makeUser(db, {
    role: 'employer',
    email: 'nyvirksomhed@jobblik.test',
    name: 'Søren Dahl',
    companyName: 'Dahl Tag og Facade',
    sample: true,
  });
}
