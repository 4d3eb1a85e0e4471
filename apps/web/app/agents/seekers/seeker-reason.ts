import type { CvHitReason } from '@jobblik/contract/agents/seeker-agents.schema';
import { inRunningText } from '@jobblik/contract/kernel/running-text.rules';
import { formatList } from '../../platform/format';
import type { Words } from '../../platform/i18n';

/** "kok, Midtjylland og video-CV": the choices that a CV fits, in the order in which they tell most. */
export function reasonText(reason: CvHitReason, t: Words): string {
  const { category, location, education, language, job_type } = reason;
  const video = reason.video && t('result.by_video');
  const age = reason.age && t('result.by_age');
  const lower = (name: string | null) => name && inRunningText(name);
  return formatList([lower(category), location, lower(education), lower(language), lower(job_type), video, age]);
}
