import { userType } from '@jobblik/contract/kernel/session';
import { radiusRange } from '@jobblik/contract/lookups/lookups.rules';
import { pathTo } from '@jobblik/contract/paths';
import { IconBell } from '@tabler/icons-react';
import { useSession } from '../../platform/session/session';
import { formatChoices, formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import drawing from '../../ui/brand/art/empty-closed-eye.svg?raw';
import { Empty } from '../../ui/feedback/list-states';
import { OtherSearches, NoHits as SearchNoHits } from '../../ui/feedback/no-hits';
import { ButtonLink } from '../../ui/forms/button';
import s from './find-job.module.css';
import { activeFilters, agentPath, type SearchAddress } from './search-address';
import type { Alternatives } from './search-alternatives';

interface NoHitsProps {
  search: SearchAddress;
  alternatives: Alternatives | null;
}

/** No hits: suggested changes of the search, and a job agent for it. */
export function NoHits({ search, alternatives }: NoHitsProps) {
  const t = useWords('jobs');
  const find = useWords('find-job');
  const session = useSession();
  const { keywords = [], places = [], withoutFilters = null } = alternatives ?? {};
  const isAgentUser = session?.ttl !== userType.employer;
  const hitsOf = (count: number) => t('search.heading', { count, total: formatNumber(count) });
  const changes = formatChoices([
    search.keyword !== '' && t('search.another_word'),
    search.postcode !== '' && search.radius < radiusRange.max && t('search.greater_distance'),
    activeFilters({ ...search, postcode: '' }) > 0 && t('search.fewer_filters'),
  ]);
  const open = withoutFilters ? [{ name: find('none.without_filters'), ...withoutFilters }] : [];
  return (
    <div className={s.none}>
      <SearchNoHits
        offer={
          isAgentUser
            ? {
                text: find('none.agent'),
                action: (
                  <ButtonLink icon={IconBell} to={agentPath(search)}>
                    {t('search.agent')}
                  </ButtonLink>
                ),
              }
            : null
        }
        others={
          <>
            <OtherSearches
              title={find('none.title')}
              searches={[...open, ...places].map(({ count, ...other }) => ({ ...other, hits: hitsOf(count) }))}
            />
            <OtherSearches
              title={find('none.similar')}
              searches={keywords.map(({ keyword, path, count }) => ({ name: keyword, path, hits: hitsOf(count) }))}
            />
          </>
        }
      >
        <Empty
          art={drawing}
          title={t('search.empty')}
          action={<ButtonLink to={pathTo('findJob')}>{t('search.empty_action')}</ButtonLink>}
        >
          {changes && t('search.empty_text', { changes })}
        </Empty>
      </SearchNoHits>
    </div>
  );
}
