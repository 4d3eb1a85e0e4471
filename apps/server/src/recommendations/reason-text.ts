import { perLocale } from '@jobblik/contract/kernel/language';
import { inRunningText } from '@jobblik/contract/kernel/running-text.rules';
import type { MatchReason } from '@jobblik/contract/recommendations/recommendations.schema';
import { words } from '../platform/words.ts';

const word = words('recommendations');
const lists = perLocale((locale) => new Intl.ListFormat(locale));
/** Fewer kilometres are shown as "close by". */
const near = 2;

/** The reason for a recommended ad as screens show it: "Dine kompetencer: Sårpleje og Palliation". */
export function reasonText({ kind, names, km }: MatchReason): string {
  // The first word of the line keeps its capital; so do skills, because many are names.
  const shown = kind === 'skills' || kind === 'hours' ? names : names.map(inRunningText);
  const about = { names: lists().format(shown), km: km ?? 0 };
  return word(kind === 'place' && about.km < near ? 'reason.near' : `reason.${kind}`, about);
}
