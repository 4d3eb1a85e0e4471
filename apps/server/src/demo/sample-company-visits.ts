import { makeCompanyVisits } from '../companies/companies.factory.ts';
import type { Services } from '../platform/services.ts';
import { demoCompany, type SampleEmployer } from './sample-employers.ts';
import type { LoadedPerson } from './sample-people.ts';

const day = 86_400_000;
/** Visits of the sample employer's page in the last four weeks, as days ago; more towards the end. */
const looks = [26, 23, 20, 17, 15, 12, 11, 9, 8, 6, 5, 4, 3, 2, 2, 1, 1, 0];

/** Visits of company pages by job seekers: many of the sample employer's, a few of the others'. */
export async function loadSampleCompanyVisits(
  services: Services,
  people: ReadonlyMap<string, LoadedPerson>,
  employers: ReadonlyMap<string, SampleEmployer>,
): Promise<void> {
  const now = services.clock.now().getTime();
  const visitors = [...people.values()];
  for (const [index, [key, { userId }]] of [...employers].entries()) {
    const daysAgo = key === demoCompany ? looks : looks.filter((_, at) => (at + index) % 6 === 0);
    await makeCompanyVisits(
      services.db,
      userId,
      daysAgo.map((ago, at) => ({
        visitorId: visitors[(index + at * 7) % visitors.length]?.userId ?? 0,
        at: new Date(now - ago * day),
        shown: at % 3 > 0,
      })),
    );
  }
}
