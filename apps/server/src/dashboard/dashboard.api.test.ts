import { candidateDashboard } from '@jobblik/contract/dashboard/dashboard.api';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../test/test-app.ts';
import { makeJobAgent } from '../agents/agents.factory.ts';
import { cvPeople } from '../cv/cv-people.harness.ts';

const start = new Date('2026-03-10T12:00:00Z');
const clock = testClock(start);
let app: TestApp;
const { newSeeker, newEmployer } = cvPeople(() => app, clock);

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());
afterEach(() => clock.set(start));

describe('the dashboard', () => {
  it('leads a new person to the first step', async () => {
    const { token } = await newSeeker();
    expect(await app.call(candidateDashboard, {}, { token })).toMatchObject({
      profile_image: null,
      cv_document: null,
      cv_video: null,
      job_agents: [],
      interviews: [],
      prepared_cv: false,
      published: false,
      completeness: { percent: 0, next: 'cv_experience' },
      visits_total: 0,
    });
  });

  it('shows the job agents of the person alone', async () => {
    const [seeker, other] = [await newSeeker(), await newSeeker()];
    await makeJobAgent(app.services, { userId: seeker.user.id, title: 'Kok i Aalborg' });
    const agentsOf = async (token: string) => (await app.call(candidateDashboard, {}, { token })).job_agents;
    expect(await agentsOf(seeker.token)).toMatchObject([{ title: 'Kok i Aalborg' }]);
    expect(await agentsOf(other.token)).toEqual([]);
  });

  it('is for job seekers', async () => {
    const { token } = await newEmployer();
    expect(await app.refused(candidateDashboard, {}, { token })).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await app.refused(candidateDashboard, {})).toMatchObject({ status: 401 });
  });
});
