import { makeCvVisits } from '../candidates/candidates.factory.ts';
import type { Services } from '../platform/services.ts';
import { richCv } from './sample/rich-cv.ts';
import type { LoadedPerson } from './sample-people.ts';

const day = 86_400_000;
/** Employers' visits of the sample seeker's CV in the last four weeks, as days ago; more towards the end. */
const looks = [27, 25, 22, 22, 19, 18, 15, 14, 13, 13, 11, 9, 8, 8, 7, 6, 6, 5, 4, 4, 3, 2, 2, 1, 1, 1, 0];

/** Visits of CVs by employers: many of the sample seeker's, a few of the others'. */
export async function loadSampleCvVisits(
  services: Services,
  people: ReadonlyMap<string, LoadedPerson>,
  employers: readonly { userId: number }[],
): Promise<void> {
  const now = services.clock.now().getTime();
  const visitor = (at: number) => employers[at % employers.length]?.userId ?? 0;
  for (const [index, [key, person]] of [...people].entries()) {
    const daysAgo = key === richCv.person ? looks : looks.filter((_, at) => (at + index) % 7 === 0).slice(0, index % 4);
    const visits = daysAgo.map((ago, at) => ({ visitorId: visitor(index + at * 5), at: new Date(now - ago * day) }));
    await makeCvVisits(services, person.userId, visits);
  }
}
