import { makeJobAgent } from '../agents/agents.factory.ts';
import { areasAround, categoryTree } from '../lookups/index.ts';
import type { Services } from '../platform/services.ts';
import type { LoadedPerson } from './sample-people.ts';

/** The sample seeker's job agents; the last one has found nothing yet. */
export async function loadSampleAgents(services: Services, people: ReadonlyMap<string, LoadedPerson>): Promise<void> {
  const seeker = people.get('amalie');
  if (!seeker) throw new Error('the sample seeker was not made');
  const { userId } = seeker;
  await makeJobAgent(services, {
    userId,
    title: 'Udvikling i Nordjylland',
    frequency: 'daily',
    categoryIds: [mainCategory('It og udvikling')],
    placeIds: [regionOf(9000)],
  });
  await makeJobAgent(services, {
    userId,
    title: 'Udvikler, hele landet',
    frequency: 'weekly',
    keywords: ['udvikler'],
  });
  await makeJobAgent(services, {
    userId,
    title: 'Undervisning på Bornholm',
    frequency: 'never',
    categoryIds: [mainCategory('Undervisning og børn')],
    placeIds: [3700],
  });
}

/** Id of a main category. */
export function mainCategory(name: string): number {
  const category = categoryTree().find((main) => main.name === name);
  if (!category) throw new Error(`there is no main category ${name}`);
  return category.id;
}

/** Id of the region around a postcode. */
export function regionOf(cityId: number): number {
  const region = areasAround(cityId).find((area) => area.kind === 'region');
  if (!region) throw new Error(`${cityId} lies in no region`);
  return region.id;
}
