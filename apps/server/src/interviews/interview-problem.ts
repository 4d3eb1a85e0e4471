import { lateness, type Period } from '@jobblik/contract/interviews/schedule.rules';
import { hasAddress } from '@jobblik/contract/kernel/plain-name.rules';
import { Problem } from '@jobblik/contract/kernel/problem';

/** A title is the only text of the employer in a mail to a stranger. @throws Problem `invalid_input` for one with an address */
export function assertPlainTitle(title: string): void {
  if (hasAddress(title))
    throw new Problem('invalid_input', { fields: [{ path: 'schedule.title', code: 'has_address' }] });
}

/** @throws Problem `invalid_input` for a time that is past or too far ahead; `path` is the path of the schedule in the input */
export function assertAhead(period: Period, now: Date, path = 'schedule'): void {
  const problem = lateness(period, now);
  if (!problem) return;
  throw new Problem('invalid_input', { fields: [{ path: `${path}.${problem.field}`, code: problem.code }] });
}
