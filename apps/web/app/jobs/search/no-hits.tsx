import { userType } from '@jobblik/contract/kernel/session';
import { IconBell } from '@tabler/icons-react';
import { Children, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../platform/session/session';
import { formatKm, formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import drawing from '../../ui/brand/art/empty-closed-eye.svg?raw';
import { Empty } from '../../ui/feedback/list-states';
import { ButtonLink } from '../../ui/forms/button';
import s from './find-job.module.css';
import { agentPath, type SearchAddress } from './search-address';
import type { Alternatives } from './search-alternatives';

interface NoHitsProps {
  search: SearchAddress;
  alternatives: Alternatives | null;
}

/** Nothing was found: what the search can be changed to, and a job agent that waits for it. */
export function NoHits({ search, alternatives }: NoHitsProps) {
  const t = useWords('jobs');
  const find = useWords('find-job');
  const session = useSession();
  const { keywords = [], places = [], withoutFilters = null } = alternatives ?? {};
  const isAgentUser = session?.ttl !== userType.employer;
  return (
    <div className={s.none}>
      <div>
        <Empty
          art={drawing}
          title={t('search.empty')}
          action={<ButtonLink to="/find/job">{t('search.empty_action')}</ButtonLink>}
        >
          {t('search.empty_text')}
        </Empty>
        {isAgentUser && (
          <div className={s.agentBand}>
            <p>{find('none.agent')}</p>
            <ButtonLink icon={IconBell} to={agentPath(search)}>
              {t('search.agent')}
            </ButtonLink>
          </div>
        )}
      </div>
      <div className={s.waysOn}>
        <WaysOn title={find('none.title')}>
          {withoutFilters && wayOn(find('none.without_filters'), withoutFilters)}
          {places.map(({ km, ...place }) => wayOn(place.name, place, km))}
        </WaysOn>
        <WaysOn title={find('none.similar')}>{keywords.map((other) => wayOn(other.keyword, other))}</WaysOn>
      </div>
    </div>
  );

  function wayOn(name: string, { count, path }: { count: number; path: string }, km: number | null = null) {
    const hits = t('search.heading', { count, total: formatNumber(count) });
    return (
      <li key={path}>
        <Link to={path}>{name}</Link> <small>{[km !== null && formatKm(km), hits].filter(Boolean).join(' · ')}</small>
      </li>
    );
  }
}

/** Searches that have hits. Nothing without one. */
function WaysOn({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  if (Children.toArray(children).length === 0) return null;
  return (
    <nav aria-labelledby={id} className={s.alternatives}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
    </nav>
  );
}
