import { formatNumber } from '../platform/words/format';
import { useWords } from '../platform/words/i18n';
import type { AgentScreens } from './agent-screens';
import s from './agents.module.css';

interface FoundNowProps {
  screens: AgentScreens;
  /** Whether anything is chosen. */
  chosen: boolean;
  query: { data: { count: number | null } | undefined; error: unknown };
}

/** "12 job passer lige nu". */
export function FoundNow({ screens, chosen, query }: FoundNowProps) {
  const t = useWords(screens.words);
  const count = query.data?.count;
  const isKnown = chosen && count !== undefined && count !== null;
  return (
    <p className={s.count} role="status">
      {!chosen && t('count.nothing')}
      {chosen && Boolean(query.error) && t('count.unknown')}
      {isKnown && count === 0 && t('count.none')}
      {isKnown && count > 0 && (
        <>
          <b>{formatNumber(count)}</b> {t('count.some', { count })}
        </>
      )}
    </p>
  );
}
