import { isNewApplication } from '@jobblik/contract/applications/applicant-review.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';

export interface ApplicantGroups {
  fresh: Application[];
  judged: Application[];
}

/**
 * Applications in the two groups of the list, each in the order given. Who is open stays in the group in which they were opened:
 * stars and a decision move a row when one goes on, so that "next" is the one below.
 */
export function inGroups(
  applications: readonly Application[],
  opened: { id: number; isNew: boolean } | undefined,
): ApplicantGroups {
  const isFresh = (one: Application) => (one.id === opened?.id ? opened.isNew : isNewApplication(one));
  return {
    fresh: applications.filter(isFresh),
    judged: applications.filter((one) => !isFresh(one)),
  };
}
