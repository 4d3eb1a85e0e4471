import { userType } from '@jobblik/contract/kernel/session';
import { IconBell } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSession } from '../../platform/session/session';
import { formatKm, formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
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
  const { places = [], withoutFilters = null } = alternatives ?? {};
  const isAgentUser = session?.ttl !== userType.employer;
  return (
    <div className={s.none}>
      <Empty title={t('search.empty')} action={<ButtonLink to="/find/job">{t('search.empty_action')}</ButtonLink>}>
        {t('search.empty_text')}
      </Empty>
      {(places.length > 0 || withoutFilters) && (
        <nav aria-labelledby="alternatives" className={s.alternatives}>
          <h2 id="alternatives">{find('none.title')}</h2>
          <ul>
            {withoutFilters && (
              <li>
                <Link to={withoutFilters.path}>{find('none.without_filters')}</Link>{' '}
                <small>{hits(withoutFilters.count)}</small>
              </li>
            )}
            {places.map(({ name, km, count, path }) => (
              <li key={path}>
                <Link to={path}>{name}</Link>{' '}
                <small>{[km !== null && formatKm(km), hits(count)].filter(Boolean).join(' · ')}</small>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {isAgentUser && (
        <div className={s.agentBand}>
          <p>{find('none.agent')}</p>
          <ButtonLink icon={IconBell} to={agentPath(search)}>
            {t('search.agent')}
          </ButtonLink>
        </div>
      )}
    </div>
  );

  function hits(count: number): string {
    return t('search.heading', { count, total: formatNumber(count) });
  }
}
