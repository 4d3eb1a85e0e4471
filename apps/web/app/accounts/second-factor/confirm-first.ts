import { getConfirmationMethods } from '@jobblik/contract/accounts/second-factor.api';
import { Problem } from '@jobblik/contract/kernel/problem';
import { callApi } from '../../platform/api/api';
import { askToConfirm } from '../../platform/session/confirmation';

/**
 * Asks the person to confirm the session if a call that declares `confirm: 'second_factor'` would be refused without it.
 * @throws Problem `confirmation_required` if the person closes the question
 */
export async function confirmFirst(): Promise<void> {
  const { confirmed } = await callApi(getConfirmationMethods);
  if (!confirmed && !(await askToConfirm())) throw new Problem('confirmation_required');
}

/** True if the person closed the question who they are, and so knows that nothing was changed. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Problem && error.code === 'confirmation_required';
}
