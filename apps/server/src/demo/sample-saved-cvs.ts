import { makeSavedCvs } from '../candidates/candidates.factory.ts';
import type { Services } from '../platform/services.ts';
import type { LoadedPerson } from './sample-people.ts';

const day = 86_400_000;
/** People whose CV the sample company has saved, the last one first; `nour` is anonymous. */
const saved = ['julie', 'rohan', 'nour', 'oksana', 'emil'];

/** CVs that a company has saved. */
export async function loadSampleSavedCvs(
  services: Services,
  people: ReadonlyMap<string, LoadedPerson>,
  employerId: number,
): Promise<void> {
  const now = services.clock.now().getTime();
  const seekers = saved.map((key, place) => {
    const person = people.get(key);
    if (!person) throw new Error(`nobody of the sample people is called ${key}`);
    return { seekerId: person.userId, at: new Date(now - (1 + 3 * place) * day) };
  });
  await makeSavedCvs(services, employerId, seekers);
}
