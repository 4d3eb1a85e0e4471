import type { Application } from '@jobblik/contract/applications/applications.schema';
import { requestableStatuses } from '@jobblik/contract/interviews/interviews.rules';

const statuses: readonly number[] = requestableStatuses;

/** Whether the applicant can be asked for an interview now; one that was postponed gets a new time that way. */
export function mayInvite({ v_status }: Pick<Application, 'v_status'>): boolean {
  return statuses.includes(v_status);
}
