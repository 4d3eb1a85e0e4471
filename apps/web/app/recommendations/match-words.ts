import { inRunningText } from '@jobblik/contract/kernel/running-text.rules';
import type { MatchGap, MatchReason } from '@jobblik/contract/recommendations/recommendations.schema';
import { formatList, formatNumber } from '../platform/words/format';
import type { Words } from '../platform/words/i18n';

/** The reader of the text: the seeker for an ad, or the employer for a candidate. */
export type Audience = 'seeker' | 'employer';

type T = Words<'recommendations'>;

/** "Dine kompetencer: Sårpleje og Palliation". */
export function reasonText({ kind, names, km }: MatchReason, audience: Audience, t: T): string {
  const word = kind === 'place' && (km ?? 0) < 2 ? 'near' : kind;
  // Names at the beginning of a line keep their capital; so do skills, many of which are proper names.
  const isAsWritten = kind === 'skills' || (audience === 'seeker' && kind === 'hours');
  const about = { names: isAsWritten ? formatList(names) : inSentence(names), km: formatNumber(km ?? 0) };
  return audience === 'seeker' ? t(`reason.${word}`, about) : t(`candidates.reason.${word}`, about);
}

/** "Sårpleje står ikke i dit CV". */
export function missingText({ kind, names, km }: MatchGap, audience: Audience, t: T): string {
  const about = { names: kind === 'skills' ? formatList(names) : inSentence(names), km: formatNumber(km ?? 0) };
  return audience === 'seeker' ? t(`missing.${kind}`, about) : t(`candidates.missing.${kind}`, about);
}

function inSentence(names: readonly string[]): string {
  return formatList(names.map(inRunningText));
}
