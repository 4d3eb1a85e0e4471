import type { HitReason } from '@jobblik/contract/agents/agents.schema';
import { remoteChoices } from '@jobblik/contract/jobs/job-choices.rules';
import { wishes } from '@jobblik/contract/jobs/wishes.rules';
import { inRunningText } from '@jobblik/contract/kernel/running-text.rules';
import { placeLabel } from '@jobblik/contract/lookups/lookups.rules';
import { formatList } from '../../platform/words/format';
import type { Words } from '../../platform/words/i18n';

/** "»kantine«, kok og Midtjylland": the choices that an ad matches, the most specific ones first. */
export function reasonText(reason: HitReason, t: Words<'agents'>): string {
  const word = reason.keyword && t('result.word', { word: reason.keyword });
  const { category, company, location, job_type } = reason;
  const remote = remoteChoices.find(({ id }) => id === reason.remote);
  return formatList([
    word,
    category && inRunningText(category),
    company,
    location,
    reason.near && t('result.near', { km: reason.near.radius, place: placeLabel(reason.near) }),
    job_type && inRunningText(job_type),
    remote && inRunningText(t(`remote.${remote.id}`)),
    reason.pay && inRunningText(t('pay')),
    ...wishes.filter(({ id }) => reason.wishes.includes(id)).map(({ name }) => inRunningText(name)),
  ]);
}
