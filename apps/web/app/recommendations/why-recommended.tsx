import type { MatchGap, MatchReason } from '@jobblik/contract/recommendations/recommendations.schema';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWords } from '../platform/words/i18n';
import { Icon } from '../ui/brand/icon';
import { type Audience, missingText, reasonText } from './match-words';
import s from './recommendations.module.css';

interface WhyRecommendedProps {
  reasons: readonly MatchReason[];
  missing: readonly MatchGap[];
  audience: Audience;
  /** Actions. */
  children?: ReactNode;
}

/** The reasons for a recommendation, and what does not fit. */
export function WhyRecommended({ reasons, missing, audience, children }: WhyRecommendedProps) {
  const t = useWords('recommendations');
  return (
    <>
      <div className={s.why}>
        <ul className={s.reasons} aria-label={audience === 'seeker' ? t('why') : t('candidates.why')}>
          {reasons.map((reason) => (
            <li key={reason.kind}>
              <Icon of={IconCheck} size={16} /> {reasonText(reason, audience, t)}
            </li>
          ))}
        </ul>
        <Missing missing={missing} audience={audience} />
      </div>
      {children}
    </>
  );
}

/** The reasons for a recommendation in one line, which expands to what does not fit and the actions. */
export function WhyInBrief({ reasons, missing, audience, children }: WhyRecommendedProps) {
  const t = useWords('recommendations');
  return (
    <details className={s.brief}>
      <summary>
        <Icon of={IconCheck} size={16} />
        <span className={s.reasonLine}>{reasons.map((reason) => reasonText(reason, audience, t)).join(' · ')}</span>
        <Icon of={IconChevronDown} size={16} />
      </summary>
      <Missing missing={missing} audience={audience} />
      {children}
    </details>
  );
}

function Missing({ missing, audience }: Pick<WhyRecommendedProps, 'missing' | 'audience'>) {
  const t = useWords('recommendations');
  if (missing.length === 0) return null;
  return (
    <p className={s.missing}>
      {t('not_quite')} {missing.map((gap) => missingText(gap, audience, t)).join(' · ')}
    </p>
  );
}
