import { makeSeekerAgent } from '../agents/seekers/seeker-agents.factory.ts';
import type { Services } from '../platform/services.ts';
import { mainCategory, regionOf } from './sample-agents.ts';
import type { SampleEmployer } from './sample-employers.ts';

/** The sample employer's CV-match agents; the last one has found nobody yet. */
export async function loadSampleSeekerAgents(
  services: Services,
  employers: ReadonlyMap<string, SampleEmployer>,
): Promise<void> {
  const employer = employers.get('nordlys-energi');
  if (!employer) throw new Error('the sample employer was not made');
  const { userId } = employer;
  await makeSeekerAgent(services, {
    userId,
    title: 'Udviklere i Nordjylland',
    frequency: 'daily',
    categoryIds: [mainCategory('It og udvikling')],
    placeIds: [regionOf(9000)],
  });
  await makeSeekerAgent(services, {
    userId,
    title: 'Montører og håndværkere, hele landet',
    frequency: 'weekly',
    categoryIds: [mainCategory('Håndværk og byggeri'), mainCategory('Industri og produktion')],
    jobTypeIds: [1],
  });
  await makeSeekerAgent(services, {
    userId,
    title: 'Kandidater med video',
    frequency: 'now',
    video: true,
  });
  await makeSeekerAgent(services, {
    userId,
    title: 'Undervisere på Bornholm',
    frequency: 'never',
    categoryIds: [mainCategory('Undervisning og børn')],
    placeIds: [3700],
  });
}
