import { keywordOf } from '@jobblik/contract/jobs/job-choices.rules';
import type { JobSearchAnswer } from '@jobblik/contract/jobs/job-search.schema';
import { userType } from '@jobblik/contract/kernel/session';
import { IconAdjustmentsHorizontal, IconBell, IconShare2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePageSettings } from '../../platform/page-settings';
import { useSession } from '../../platform/session/session';
import { useWords } from '../../platform/words/i18n';
import { useCopyLink } from '../../ui/feedback/use-copy-link';
import { Button, ButtonLink, IconButton } from '../../ui/forms/button';
import { Segment } from '../../ui/layout/tabs';
import { SortMenu } from '../../ui/overlays/sort-menu';
import { shownCount } from '../hits/similar-hits';
import { useHitsText } from '../hits/use-hits-text';
import { ActiveFilters, type FilterNames, filterChips } from './active-filters';
import { agentPath, orderOf, type SearchAddress, searchPath, sortChoices, withTypedPlaces } from './search-address';
import s from './search-toolbar.module.css';

interface SearchToolbarProps {
  /** The search of the answer. */
  search: SearchAddress;
  /** The chosen search; its answer may be loading. */
  current: SearchAddress;
  answer: JobSearchAnswer;
  names: FilterNames;
  busy: boolean;
  onFilters: () => void;
  /** "Liste/Kort" */
  views: ReactNode;
}

/** The number of hits, the active filters, and the order, job agent and sharing. */
export function SearchToolbar({ search, current, answer, names, busy, onFilters, views }: SearchToolbarProps) {
  const t = useWords('jobs');
  const understood = withTypedPlaces(search, answer);
  const keyword = answer.corrected_keyword ?? keywordOf(understood.keyword);
  const { found, similar } = useHitsText(answer);
  const withWord = keyword ? t('search.heading_with', { keyword }) : '';
  const rest = [withWord, similar].filter(Boolean).join(' ');
  const heading = [found, rest].filter(Boolean).join(' ');
  const hasRows = shownCount(answer) > 0;
  const chips = filterChips(current, names, t).length;
  return (
    <div className={s.toolbar}>
      <div className={`wrap-work ${s.tools}`}>
        <h1 id="hits" className={s.title} title={heading}>
          {found} <span className={s.withWord}>{rest}</span>
        </h1>
        <p className="hidden-visually" role="status">
          {busy ? t('search.updating') : heading}
        </p>
        <Button size="small" className={s.filters} icon={IconAdjustmentsHorizontal} onClick={onFilters}>
          {t('search.filters')}
          {chips > 0 && <span className={s.count}>{chips}</span>}
        </Button>
        <div className={s.chips}>
          <ActiveFilters search={current} names={names} />
        </div>
        {hasRows && (
          <>
            <SortHits search={current} />
            {views}
          </>
        )}
        <div className={s.end}>
          <SearchActions search={search} understood={understood} keyword={keyword} hasHits={hasRows} />
        </div>
      </div>
    </div>
  );
}

interface SearchActionsProps {
  search: SearchAddress;
  /** The same with the places in its keyword as places. */
  understood: SearchAddress;
  keyword: string;
  /** Without hits the list offers the job agent. */
  hasHits: boolean;
}

/** A job agent for the search, and its address for sharing. In the toolbar; on phones below the hits. */
export function SearchActions({ search, understood, keyword, hasHits }: SearchActionsProps) {
  const t = useWords('jobs');
  const session = useSession();
  const copyLink = useCopyLink();
  const { publicUrl } = usePageSettings();
  return (
    <>
      {hasHits && session?.ttl !== userType.employer && (
        <ButtonLink size="small" icon={IconBell} to={agentPath({ ...understood, keyword })}>
          {t('search.agent')}
        </ButtonLink>
      )}
      <IconButton
        lined
        dense
        icon={IconShare2}
        label={t('search.share')}
        onClick={() => void copyLink(publicUrl + searchPath(search))}
      />
    </>
  );
}

/** The order of the hits. Without scripts menus do not open, so the orders are side by side. */
function SortHits({ search }: { search: SearchAddress }) {
  const t = useWords('jobs');
  const order = String(orderOf(search));
  const orders = sortChoices(search).map((sort) => ({
    value: String(sort),
    label: t(`search.sort_${sort}`),
    to: searchPath({ ...search, sort, page: 1 }),
  }));
  const chosen = orders.find(({ value }) => value === order)?.label ?? '';
  return (
    <>
      <SortMenu className={s.sort} label={t('search.sorted', { order: chosen })} value={order} orders={orders} />
      <noscript>
        <Segment label={t('search.sort')} value={order} items={orders} />
      </noscript>
    </>
  );
}
