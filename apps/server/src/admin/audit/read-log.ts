import type { AuditEntry } from '@jobblik/contract/admin/audit.schema';
import { and, desc, eq, lt } from 'drizzle-orm';
import { operators } from '../operators/operators.tables.ts';
import type { AdminContext } from '../serve-admin.ts';
import { type AuditRow, auditLog } from './audit.tables.ts';

/** Entries of one answer. */
const pageSize = 100;

export interface LogFilter {
  /** Entries older than this one. */
  before?: number | undefined;
  object?: AuditRow['object'] | undefined;
  objectId?: number | undefined;
}

/** The log, the newest first. */
export async function readLog(
  { tx }: AdminContext,
  filter: LogFilter,
): Promise<{ entries: AuditEntry[]; more: boolean }> {
  const rows = await tx
    .select({ entry: auditLog, by: operators.name })
    .from(auditLog)
    .leftJoin(operators, eq(operators.userId, auditLog.operatorId))
    .where(
      and(
        filter.before === undefined ? undefined : lt(auditLog.id, filter.before),
        filter.object === undefined ? undefined : eq(auditLog.object, filter.object),
        filter.objectId === undefined ? undefined : eq(auditLog.objectId, String(filter.objectId)),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(pageSize + 1);
  const entries = rows.slice(0, pageSize).map(({ entry, by }) => ({
    id: entry.id,
    at: entry.at.toISOString(),
    by: by ?? '',
    kind: entry.kind,
    what: entry.what,
    object: entry.object,
    object_id: entry.objectId,
    why: entry.why,
    call: entry.call,
  }));
  return { entries, more: rows.length > pageSize };
}
