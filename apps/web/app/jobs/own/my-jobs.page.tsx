import { getMyJobs } from '@jobblik/contract/jobs/own-jobs.api';
import { ownJobsPageSize } from '@jobblik/contract/jobs/own-jobs.rules';
import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { pathTo } from '@jobblik/contract/paths';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../platform/api/query';
import { seo } from '../../platform/seo';
import { useUrlState } from '../../platform/state/use-url-state';
import { pageWords, useWords } from '../../platform/words/i18n';
import drawing from '../../ui/brand/art/empty-board.svg?raw';
import { Empty, ListStates } from '../../ui/feedback/list-states';
import { ButtonLink } from '../../ui/forms/button';
import { Pager } from '../../ui/layout/pager';
import { pageCount } from '../../ui/layout/pager-window';
import type { Route } from './+types/my-jobs.page';
import e from './employer.module.css';
import { EmployerFigures } from './employer-figures';
import { isAnyDeleted } from './my-job-deletions';
import s from './my-jobs.module.css';
import { addressOf, type MyJobsQuery, readQuery } from './my-jobs-address';
import { MyJobsList } from './my-jobs-list';
import { MyJobsTools } from './my-jobs-tools';
import { useRefetchOnNews } from './use-refetch-on-news';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'employer-jobs')('list.title'), hidden: true });
}

/** The employer's ads with their numbers (spec 2§2 "Manage ads"). */
export default function MyJobsPage() {
  const t = useWords('employer-jobs');
  const [search] = useSearchParams();
  const loaded = useMemo(() => readQuery(search), [search]);
  const { current: query, change } = useUrlState(loaded, addressOf);
  const { part, keyword, sort, page } = query;
  const own = useCall(
    getMyJobs,
    { query: { part, keyword, sort, pageNumber: page, pagePerSize: ownJobsPageSize } },
    { staleTime: 0, keepPrevious: true },
  );
  const client = useQueryClient();
  useRefetchOnNews(
    useCallback(() => {
      // The list is reloaded at the end of the deletion.
      if (!isAnyDeleted()) void client.invalidateQueries({ queryKey: [getMyJobs.path] });
    }, [client]),
  );
  const create = (
    <ButtonLink kind="filled" icon={IconPlus} to={pathTo('newAd')}>
      {t('list.create')}
    </ButtonLink>
  );
  return (
    <div className={`wrap-work ${e.page}`}>
      <header className={e.header}>
        <h1>{t('list.title')}</h1>
        {own.data && own.data.count > 0 && <div className={s.create}>{create}</div>}
      </header>
      <ListStates
        query={own}
        isEmpty={(answer) => answer.count === 0}
        empty={
          <Empty art={drawing} title={t('list.empty')} action={create}>
            {t('list.empty_text')}
          </Empty>
        }
      >
        {(answer) => <MyJobs query={query} onChange={change} answer={answer} isOld={own.isPlaceholderData} />}
      </ListStates>
    </div>
  );
}

interface MyJobsProps {
  query: MyJobsQuery;
  onChange: (part: Partial<MyJobsQuery>, replace: boolean) => void;
  answer: CallAnswer<typeof getMyJobs>;
  /** True while the previous answer is shown and the requested one loads. */
  isOld: boolean;
}

function MyJobs({ query, onChange, answer, isOld }: MyJobsProps) {
  const t = useWords('employer-jobs');
  const last = pageCount(answer.found, ownJobsPageSize);
  const isPast = !isOld && answer.found > 0 && query.page > last;
  // The last ad of the last page was deleted, or an old link has a page that no longer exists.
  useEffect(() => {
    if (isPast) onChange({ page: last }, true);
  }, [isPast, last, onChange]);
  return (
    <>
      <EmployerFigures
        figures={[
          { label: t('figures.ads'), value: answer.parts.all },
          { label: t('figures.applications'), value: answer.total_apply_cnt },
          { label: t('figures.rejected'), value: answer.total_reject_cnt },
          { label: t('figures.interviews'), value: answer.interviews_cnt },
          { label: t('figures.visits'), value: answer.total_visit_cnt },
        ]}
      />
      <MyJobsTools query={query} onChange={onChange} answer={answer} />
      <p className="hidden-visually" role="status">
        {isOld ? '' : t('list.found', { count: answer.found })}
      </p>
      {answer.found === 0 && addressOf(query) === '?' ? (
        <Empty
          title={t('list.archive_none')}
          action={<ButtonLink to={addressOf({ ...query, part: 'archive' })}>{t('list.to_archive')}</ButtonLink>}
        >
          {t('list.archive_none_text')}
        </Empty>
      ) : answer.found === 0 ? (
        <Empty title={t('list.none')} action={<ButtonLink to="?">{t('list.show_all')}</ButtonLink>}>
          {t('list.none_text')}
        </Empty>
      ) : (
        <MyJobsList jobs={answer.jobs} />
      )}
      {answer.found > ownJobsPageSize && (
        <Pager
          page={Math.min(query.page, last)}
          total={answer.found}
          pageSize={ownJobsPageSize}
          sizes={[]}
          hrefOf={(page) => addressOf({ ...query, page })}
          label={t('list.pages')}
        />
      )}
    </>
  );
}
