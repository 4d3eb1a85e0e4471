import { type AdminRight, operatorMay } from '@jobblik/contract/admin/operators.rules';
import type { AnyCall, CallResult } from '@jobblik/contract/kernel/call';
import { Problem } from '@jobblik/contract/kernel/problem';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { HandlerInput, ServedCall } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { auditLog } from './audit/audit.tables.ts';
import { type OperatorRow, operators } from './operators/operators.tables.ts';

/** What the log says of a call: the object by its number, and the reason where there is one. */
export interface AdminEntry {
  /** What was done, by the key of its words under `log.what`. */
  what: string;
  object: (typeof auditLog.$inferInsert)['object'];
  objectId?: number;
  why?: string;
}

/** What a handler of the back office works with. It writes in the transaction of its log entry. */
export interface AdminContext {
  tx: Transaction;
  services: Services;
  operator: OperatorRow;
  now: Date;
}

interface AdminRule<C extends AnyCall> {
  right: AdminRight;
  entry: (input: HandlerInput<C>) => AdminEntry;
}

/**
 * Binds a handler to a call of the back office; `registerCalls` refuses a call with the access `admin` that is bound otherwise. The log entry
 * is written first, in the transaction in which the handler reads and writes: what is not in the log did not happen.
 * @returns a call that throws Problem `operator_right_missing` for an operator who has left or whose role may not make it
 */
export function serveAdmin<C extends AnyCall>(
  call: C,
  rule: AdminRule<NoInfer<C>>,
  handler: (input: HandlerInput<NoInfer<C>>, admin: AdminContext) => Promise<CallResult<NoInfer<C>>>,
): ServedCall<C> {
  return {
    call,
    audited: true,
    handler: (input, services) =>
      inTransaction(services.db, async (tx) => {
        if (input.who.kind !== 'user') throw new Problem('unauthenticated');
        const operator = await findOperator(tx, input.who.userId);
        if (!operator || !operatorMay(operator.role, rule.right)) throw new Problem('operator_right_missing');
        const now = services.clock.now();
        const entry = rule.entry(input);
        await tx.insert(auditLog).values({
          at: now,
          operatorId: operator.userId,
          kind: call.method === 'GET' || rule.right === 'look' ? 'look' : 'act',
          what: entry.what,
          object: entry.object,
          objectId: entry.objectId === undefined ? '' : String(entry.objectId),
          why: entry.why ?? '',
          call: `${call.method} ${call.path}`,
        });
        return await handler(input, { tx, services, operator, now });
      }),
  };
}

/** The operator with this account who has not left. */
async function findOperator(tx: Transaction, userId: number): Promise<OperatorRow | undefined> {
  const [operator] = await tx
    .select()
    .from(operators)
    .where(and(eq(operators.userId, userId), isNull(operators.endedAt)));
  return operator;
}
