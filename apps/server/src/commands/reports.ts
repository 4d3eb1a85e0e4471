import { inArray } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import { handleChatReport, openChatReports } from '../chat/setup.ts';
import { handleJobReport, openJobReports } from '../jobs/setup.ts';
import { handleMailReport, openMailReports } from '../notices/setup.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/db/db.ts';
import { runCommand } from '../platform/run-command.ts';

// npm run reports: what people have reported to the operator and nobody has handled, the oldest first. `npm run reports -- done chat-12`
// marks one as handled; reported again, it is back.

const usage = 'usage: npm run reports [-- done <chat-12, ad-7 or mail-3>]';

class UsageError extends Error {}

const lines = {
  chat: { list: openChatReports, handle: handleChatReport },
  ad: { list: openJobReports, handle: handleJobReport },
  mail: { list: openMailReports, handle: handleMailReport },
} as const;

/** @returns the report to mark, undefined to list all. @throws UsageError for other arguments */
function readOrder([verb, name = '', ...more]: string[]): { kind: keyof typeof lines; id: number } | undefined {
  if (verb === undefined) return undefined;
  const [, kind, id] = /^(chat|ad|mail)-(\d{1,9})$/.exec(name) ?? [];
  if (verb !== 'done' || more.length > 0 || (kind !== 'chat' && kind !== 'ad' && kind !== 'mail'))
    throw new UsageError(usage);
  return { kind, id: Number(id) };
}

/** Reports of invitations by mail, with the sender's account. */
async function mailReports(db: Database) {
  const reports = await openMailReports(db);
  const senders = await db
    .select({ id: users.id, email: users.email, name: users.name, company: users.companyName })
    .from(users)
    .where(inArray(users.id, [...new Set(reports.map(({ senderId }) => senderId))]));
  return reports.map(({ id, at, senderId }) => {
    const sender = senders.find((each) => each.id === senderId);
    const who = sender ? `${sender.email} (user ${senderId}, ${sender.company || sender.name})` : `user ${senderId}`;
    return { kind: 'mail', id, at, text: `The receiver of an invitation by mail reports its sender: ${who}` };
  });
}

await runCommand(
  'reports',
  (error) => error instanceof UsageError,
  async ({ db }) => {
    const order = readOrder(process.argv.slice(2));
    if (order) {
      const isDone = await lines[order.kind].handle(db, order.id, systemClock.now());
      if (!isDone) throw new UsageError(`there is no open report ${order.kind}-${order.id}`);
      return `${order.kind}-${order.id} is handled.`;
    }
    const open = [
      ...(await lines.chat.list(db)).map((report) => ({ kind: 'chat', ...report })),
      ...(await lines.ad.list(db)).map((report) => ({ kind: 'ad', ...report })),
      ...(await mailReports(db)),
    ].sort((a, b) => a.at.getTime() - b.at.getTime());
    if (open.length === 0) return 'No open reports.';
    return open.map(({ kind, id, at, text }) => `${kind}-${id}  ${at.toISOString()}\n${text}`).join('\n\n');
  },
);
