import type { ReactNode } from 'react';
import { formatNumber } from '../platform/words/format';
import { useWords } from '../platform/words/i18n';
import type { AgentScreens } from './agent-screens';
import s from './agents.module.css';

/** What an agent's form would find if it were saved as it is. */
export interface FoundNow {
  /** Whether anything is chosen. */
  chosen: boolean;
  query: { data: { count: number | null } | undefined; error: unknown };
  /** The newest hits, a {@link FoundRow} each. */
  rows: ReactNode;
}

interface FoundProps {
  screens: AgentScreens;
  found: FoundNow;
}

/** "12 job passer lige nu". Announced to screen readers when it changes. */
export function FoundCount({ screens, found: { chosen, query } }: FoundProps) {
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

/** How many, and the newest of them: beside the fields, or between them and the buttons. */
export function FoundAside({ screens, found }: FoundProps) {
  const t = useWords(screens.words);
  const hasRows = found.chosen && Boolean(found.query.data?.count);
  return (
    <section className={s.aside} aria-label={t('count.title')} data-empty={hasRows ? undefined : ''}>
      <FoundCount screens={screens} found={found} />
      {hasRows && (
        <>
          <h2>{t('count.newest')}</h2>
          <ul>{found.rows}</ul>
        </>
      )}
    </section>
  );
}

interface FoundRowProps {
  picture: ReactNode;
  /** A link. */
  name: ReactNode;
  note: ReactNode;
}

/** One of the newest hits. */
export function FoundRow({ picture, name, note }: FoundRowProps) {
  return (
    <li>
      {picture}
      <div>
        {name}
        <small>{note}</small>
      </div>
    </li>
  );
}
