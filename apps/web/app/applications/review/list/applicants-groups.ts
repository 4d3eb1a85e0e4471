import { isNewApplication } from '@jobblik/contract/applications/applicant-review.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';

export interface ApplicantGroups {
  fresh: Application[];
  judged: Application[];
}

/**
 * Splits applications into the two groups of the list, in the order given. The open application stays in the group where it was
 * opened: a rating or decision moves its row when another one is opened, so that "next" is the row below.
 */
export function inGroups(
  applications: readonly Application[],
  opened: { id: number; isNew: boolean } | undefined,
): ApplicantGroups {
  const isNew = (one: Application) => (one.id === opened?.id ? opened.isNew : isNewApplication(one));
  return {
    fresh: applications.filter(isNew),
    judged: applications.filter((one) => !isNew(one)),
  };
}
