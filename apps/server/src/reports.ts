import { handleChatReport, openChatReports } from './chat/index.ts';
import { handleJobReport, openJobReports } from './jobs/index.ts';
import { systemClock } from './platform/clock.ts';
import { runCommand } from './platform/run-command.ts';

// npm run reports: what people have reported to the operator and nobody has handled, the oldest first. `npm run reports -- done chat-12`
// marks one as handled; reported again, it is back.

const usage = 'usage: npm run reports [-- done <chat-12 or ad-7>]';

class UsageError extends Error {}

const lines = {
  chat: { list: openChatReports, handle: handleChatReport },
  ad: { list: openJobReports, handle: handleJobReport },
} as const;

/** @returns the report to mark, undefined to list all. @throws UsageError for other arguments */
function readOrder([verb, name = '', ...more]: string[]): { kind: keyof typeof lines; id: number } | undefined {
  if (verb === undefined) return undefined;
  const [, kind, id] = /^(chat|ad)-(\d{1,9})$/.exec(name) ?? [];
  if (verb !== 'done' || more.length > 0 || (kind !== 'chat' && kind !== 'ad')) throw new UsageError(usage);
  return { kind, id: Number(id) };
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
    ].sort((a, b) => a.at.getTime() - b.at.getTime());
    if (open.length === 0) return 'No open reports.';
    return open.map(({ kind, id, at, text }) => `${kind}-${id}  ${at.toISOString()}\n${text}`).join('\n\n');
  },
);
