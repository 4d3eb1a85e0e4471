import type { CvHitReason } from '@jobblik/contract/agents/seeker-agents.schema';
import type { Words } from '../../platform/i18n';

/** "Kok, Midtjylland, video-CV": the choices that a CV fits, in the order in which they tell most. */
export function reasonText(reason: CvHitReason, t: Words): string {
  const { category, location, education, language, job_type } = reason;
  const video = reason.video && t('result.by_video');
  const age = reason.age && t('result.by_age');
  return [category, location, education, language, job_type, video, age].filter(Boolean).join(', ');
}
