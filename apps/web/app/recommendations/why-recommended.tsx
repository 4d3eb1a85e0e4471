import type { MatchGap, MatchReason } from '@jobblik/contract/recommendations/recommendations.schema';
import { IconCheck } from '@tabler/icons-react';
import { useWords } from '../platform/words/i18n';
import { Icon } from '../ui/brand/icon';
import { type Audience, missingText, reasonText } from './match-words';
import s from './recommendations.module.css';

interface WhyRecommendedProps {
  reasons: readonly MatchReason[];
  missing: readonly MatchGap[];
  audience: Audience;
}

/** What speaks for a recommendation, and what does not fit. */
export function WhyRecommended({ reasons, missing, audience }: WhyRecommendedProps) {
  const t = useWords('recommendations');
  return (
    <div className={s.why}>
      <ul className={s.reasons} aria-label={audience === 'seeker' ? t('why') : t('candidates.why')}>
        {reasons.map((reason) => (
          <li key={reason.kind}>
            <Icon of={IconCheck} size={16} /> {reasonText(reason, audience, t)}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p className={s.missing}>
          {t('not_quite')} {missing.map((gap) => missingText(gap, audience, t)).join(' · ')}
        </p>
      )}
    </div>
  );
}
