import type { HitReason } from '@jobblik/contract/agents/agents.schema';
import type { Words } from '../platform/i18n';

/** "»kantine«, Kok, Midtjylland": the choices that an ad fits, in the order in which they tell most. */
export function reasonText(reason: HitReason, t: Words): string {
  const word = reason.keyword && t('result.word', { word: reason.keyword });
  return [word, reason.category, reason.company, reason.location, reason.job_type].filter(Boolean).join(', ');
}
