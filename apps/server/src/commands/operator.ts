import { type OperatorRole, operatorRoles } from '@jobblik/contract/admin/operators.rules';
import { email as emailField } from '@jobblik/contract/kernel/fields';
import { pathTo } from '@jobblik/contract/paths';
import { totpCode } from '../accounts/second-factor/totp.ts';
import { endOperator, makeOperatorAccount, OperatorError } from '../admin/setup.ts';
import { sampleOperatorSecret } from '../demo/index.ts';
import { systemClock } from '../platform/clock.ts';
import { publicUrl } from '../platform/env.ts';
import { runCommand } from '../platform/run-command.ts';

// npm run operator -- <mail> [--role operator|editor|reader] [--name "Sara Lind"]: makes an operator and prints a link that sets the
// password; again for the same mail, it changes the role and prints a new link. `npm run operator -- end <mail>` ends an operator.
// `npm run operator -- code` prints the present code of the sample data's operator, for who has no authenticator app.

const usage =
  'usage: npm run operator -- <mail> [--role operator|editor|reader] [--name <name>], or: end <mail>, or: code';

type Order = { code: true } | { end: string } | { email: string; role: OperatorRole; name: string };

/** @throws OperatorError for other arguments */
function readOrder([first = '', ...more]: string[]): Order {
  const [second, ...none] = more;
  if (first === 'code' && second === undefined) return { code: true };
  if (first === 'end' && second !== undefined && none.length === 0) return { end: addressOf(second) };
  const email = addressOf(first);
  const given = new Map<string, string>();
  for (let at = 0; at < more.length; at += 2) {
    const [option, value] = [more[at] ?? '', more[at + 1]];
    if (!['--role', '--name'].includes(option) || !value?.trim() || given.has(option)) throw new OperatorError(usage);
    given.set(option, value.trim());
  }
  const role = operatorRoles.find((known) => known === (given.get('--role') ?? 'operator'));
  if (!role) throw new OperatorError(usage);
  return { email, role, name: given.get('--name') ?? email.slice(0, email.indexOf('@')) };
}

function addressOf(typed: string): string {
  const read = emailField.safeParse(typed);
  if (!read.success) throw new OperatorError(usage);
  return read.data;
}

await runCommand(
  'operator',
  (error) => error instanceof OperatorError,
  async ({ env, db }) => {
    const order = readOrder(process.argv.slice(2));
    const now = systemClock.now();
    if ('code' in order) return totpCode(sampleOperatorSecret, now);
    if ('end' in order) {
      await endOperator(db, order.end, now);
      return `${order.end} is no operator any more.`;
    }
    const token = await makeOperatorAccount(db, order, now);
    return [
      `${order.email} is ${order.role} at the back office. This link sets the password, once and within an hour:`,
      `${publicUrl(env)}${pathTo('resetPassword', { token })}?next=${pathTo('admin')}`,
      `Then sign in at ${publicUrl(env)}${pathTo('adminLogin')}, which asks for a passkey or an authenticator app first.`,
    ].join('\n');
  },
);
