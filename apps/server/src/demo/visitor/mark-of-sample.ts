import { and, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { users } from '../../accounts/accounts.tables.ts';
import { applications } from '../../applications/index.ts';
import { interviews } from '../../interviews/index.ts';
import { unreadMarks } from '../../notices/unread.tables.ts';
import { notificationOfSample } from '../../notifications/index.ts';

/** Condition of `NoticesPorts.markOfSample`; for each kind see `unreadKinds`. */
export function markOfSample(): SQL {
  const { kind, refId, subjectId } = unreadMarks;
  const ofApplication = (id: SQLWrapper) =>
    sql`exists (select from ${applications} where ${applications.id} = ${id} and ${isSample(applications.userId)})`;
  const condition = or(
    and(inArray(kind, ['message', 'cv_answer', 'contact_answer']), isSample(refId)),
    and(eq(kind, 'seeker_agent'), isSample(subjectId)),
    and(eq(kind, 'application'), ofApplication(subjectId)),
    and(eq(kind, 'application_answer'), ofApplication(refId)),
    and(
      inArray(kind, ['ready_interview', 'ongoing_interview']),
      sql`exists (select from ${interviews} where ${interviews.id} = ${subjectId} and ${isSample(interviews.seekerId)})`,
    ),
    and(eq(kind, 'notification'), notificationOfSample(subjectId)),
  );
  if (!condition) throw new Error('a condition of several parts is never empty');
  return condition;
}

function isSample(userId: SQLWrapper): SQL {
  return sql`exists (select from ${users} where ${users.id} = ${userId} and ${users.sample})`;
}
