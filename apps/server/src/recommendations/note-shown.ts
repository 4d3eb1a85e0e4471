import { createHash } from 'node:crypto';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { sql } from 'drizzle-orm';
import type { Services } from '../platform/services.ts';
import type { Ranked } from './match/rank.ts';
import { type ShownLine, shownRecommendations } from './recommendations.tables.ts';

interface Occasion {
  viewerId: number;
  kind: 'job' | 'candidate';
  jobId: number | null;
}

/**
 * Records the recommendations to a person and the reasons; an empty list is not recorded. The same list on the same day only
 * increases a counter.
 */
export async function noteShown(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  occasion: Occasion,
  ranked: readonly Ranked[],
): Promise<void> {
  if (ranked.length === 0) return;
  const lines = ranked.map(lineOf);
  const content = lines.map(({ id, reasons, missing }) => [id, reasons, missing]);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([occasion.kind, occasion.jobId, content]))
    .digest('base64url');
  const now = clock.now();
  await db
    .insert(shownRecommendations)
    .values({ ...occasion, day: localDateOf(now), fingerprint, lines, shownAt: now })
    .onConflictDoUpdate({
      target: [shownRecommendations.viewerId, shownRecommendations.day, shownRecommendations.fingerprint],
      set: { times: sql`${shownRecommendations.times} + 1`, shownAt: now, lines },
    });
}

function lineOf({ id, score, reasons, missing }: Ranked): ShownLine {
  return {
    id,
    score: Math.round(score * 1000),
    reasons: reasons.map(({ kind }) => kind),
    missing: missing.map(({ kind }) => kind),
  };
}
