import type { CvHitReason } from '@jobblik/contract/agents/seeker-agents.schema';
import { inRunningText } from '@jobblik/contract/kernel/running-text.rules';
import { placeLabel } from '@jobblik/contract/lookups/lookups.rules';
import { formatList } from '../../platform/words/format';
import type { Words } from '../../platform/words/i18n';

/** "kok, Midtjylland og video-CV": the choices that a CV matches, the most specific ones first. */
export function reasonText(reason: CvHitReason, t: Words<'seeker-agents'>): string {
  const { category, location, education, experience, language, job_type } = reason;
  const word = reason.keyword && t('result.word', { word: reason.keyword });
  const near = reason.near && t('result.near', { km: reason.near.radius, place: placeLabel(reason.near) });
  const years = experience && t('result.experience', { years: experience });
  const document = reason.document && t('result.by_document');
  const video = reason.video && t('result.by_video');
  const age = reason.age && t('result.by_age');
  const lower = (name: string | null) => name && inRunningText(name);
  return formatList([
    word,
    lower(category),
    location,
    near,
    lower(education),
    years,
    lower(language),
    lower(job_type),
    video,
    document,
    age,
  ]);
}
