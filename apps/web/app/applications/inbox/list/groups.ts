import { isNewApplication } from '@jobblik/contract/applications/applicant-review.rules';
import type { ApplicantCounts } from '@jobblik/contract/applications/applicant-search.schema';
import type { Application } from '@jobblik/contract/applications/applications.schema';

/**
 * Numbers as the list shows them, for its tabs and the heads of its groups: an application that was just rated stays with those that
 * are not, until another one is opened. Undefined until they are known.
 */
export function shownCounts(counts: ApplicantCounts | undefined, isLeaving: boolean): ApplicantCounts | undefined {
  return counts && { ...counts, new: counts.new + Number(isLeaving) };
}

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
