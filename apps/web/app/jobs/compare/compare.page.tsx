import { getJobPreview } from '@jobblik/contract/jobs/jobs.api';
import { pathTo } from '@jobblik/contract/paths';
import { IconChevronLeft, IconLink } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { serverApi, unlessNotFound } from '../../platform/api/server-api';
import { usePageSettings } from '../../platform/page-settings';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Empty } from '../../ui/feedback/list-states';
import { useCopyLink } from '../../ui/feedback/use-copy-link';
import { Button, ButtonLink } from '../../ui/forms/button';
import type { Route } from './+types/compare.page';
import s from './compare.module.css';
import { comparePath, readComparison } from './compare-address';
import { CompareTable } from './compare-table';
import { usePins } from './pins';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { call } = serverApi(context);
  const { ids, postcode } = readComparison(new URL(request.url).searchParams);
  const read = (id: number) =>
    unlessNotFound(call(getJobPreview, { params: { id }, query: postcode ? { postcode } : {} }));
  const found = await Promise.all(ids.map(read));
  const jobs = found.filter((job) => job !== null);
  return { jobs, gone: found.length - jobs.length, postcode };
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'find-job')('compare.title'), hidden: true });
}

export default function ComparePage({ loaderData: { jobs, gone, postcode } }: Route.ComponentProps) {
  const t = useWords('find-job');
  const { publicUrl } = usePageSettings();
  const { clear, restore } = usePins();
  const copyLink = useCopyLink();
  const navigate = useNavigate();
  const path = comparePath(
    jobs.map(({ id }) => id),
    postcode,
  );
  const searchPath = postcode ? `${pathTo('findJob')}?postcode=${postcode}` : pathTo('findJob');
  const [first] = jobs;
  return (
    <div className={`wrap ${s.page}`}>
      <ButtonLink kind="text" size="small" icon={IconChevronLeft} to={searchPath}>
        {t('compare.back')}
      </ButtonLink>
      <header className={s.header}>
        <h1>{t('compare.title')}</h1>
        {jobs.length > 0 && (
          <>
            {jobs.length === 2 && (
              <Button size="small" icon={IconLink} onClick={() => void copyLink(publicUrl + path)}>
                {t('compare.copy')}
              </Button>
            )}
            <Button
              kind="text"
              size="small"
              onClick={() => {
                clear();
                void navigate(pathTo('findJob'));
              }}
            >
              {t('compare.clear')}
            </Button>
          </>
        )}
      </header>
      {gone > 0 && <p className={s.gone}>{t('compare.gone', { count: gone })}</p>}
      {first ? (
        <>
          {jobs.length === 1 && (
            <div className={s.another}>
              <p>{t('compare.one_more')}</p>
              <ButtonLink kind="filled" to={searchPath} onClick={() => restore([first.id])}>
                {t('compare.another')}
              </ButtonLink>
            </div>
          )}
          <CompareTable jobs={jobs} />
        </>
      ) : (
        <Empty
          title={t('compare.empty')}
          action={<ButtonLink to={pathTo('findJob')}>{t('compare.empty_action')}</ButtonLink>}
        >
          {t('compare.empty_text')}
        </Empty>
      )}
    </div>
  );
}
