import { getSavedResume } from '@jobblik/contract/candidates/candidates.api';
import type { SavedResume } from '@jobblik/contract/candidates/candidates.schema';
import { cvSearchLimits } from '@jobblik/contract/candidates/cv-search.rules';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../platform/api/query';
import { seo } from '../../platform/seo';
import { useFocusAfterRemoval } from '../../platform/state/use-focus-after-removal';
import { pageWords, useWords } from '../../platform/words/i18n';
import drawing from '../../ui/brand/art/empty-folder.svg?raw';
import { Empty, ListStates } from '../../ui/feedback/list-states';
import { ButtonLink } from '../../ui/forms/button';
import { Pager } from '../../ui/layout/pager';
import { pageCount } from '../../ui/layout/pager-window';
import s from '../../ui/layout/saved-page.module.css';
import { CandidateRows } from '../candidate/candidate-row';
import { useSavedCv } from '../candidate/use-saved-cv';
import type { Route } from './+types/saved-cvs.page';
import { SavedCvRow } from './saved-cvs-row';
import { cvSearchScreen } from './search-address';
import { isSearchClosed, SearchClosed } from './search-closed';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'cv-search')('saved.title'), hidden: true });
}

/** The employer's saved CVs (spec 2§2): each can be removed, and restored from the toast. */
export default function SavedCvsPage() {
  const t = useWords('cv-search');
  const query = useCall(getSavedResume, undefined, { staleTime: 0 });
  return (
    <div className={`wrap ${s.page}`}>
      <h1>{t('saved.title')}</h1>
      {isSearchClosed(query.error) ? (
        <SearchClosed error={query.error} />
      ) : (
        <ListStates
          query={query}
          isEmpty={(list) => list.length === 0}
          empty={
            <Empty
              art={drawing}
              title={t('saved.empty')}
              action={
                <ButtonLink kind="filled" to={cvSearchScreen}>
                  {t('saved.find')}
                </ButtonLink>
              }
            >
              {t('saved.empty_text')}
            </Empty>
          }
        >
          {(list) => <SavedList list={list} />}
        </ListStates>
      )}
    </div>
  );
}

const hrefOf = (page: number) => (page === 1 ? '?' : `?side=${page}`);
const size = cvSearchLimits.pageSize;

function SavedList({ list: savedCvs }: { list: readonly SavedResume[] }) {
  const t = useWords('cv-search');
  const [params] = useSearchParams();
  const saved = useSavedCv();
  const list = savedCvs.filter(({ resume_user_id }) => saved.isSaved(resume_user_id, true));
  const requestedPage = Number(params.get('side'));
  const page = Math.min(
    Number.isInteger(requestedPage) && requestedPage > 0 ? requestedPage : 1,
    pageCount(list.length, size),
  );
  const rows = useRef<HTMLDivElement>(null);
  const beforeRemoval = useFocusAfterRemoval(
    list.map(({ resume_user_id }) => resume_user_id),
    () => rows.current?.querySelectorAll<HTMLButtonElement>('li button'),
  );

  return (
    <>
      <p className={s.lead}>{t('saved.lead')}</p>
      <div ref={rows} className={s.rows}>
        <CandidateRows label={t('saved.title')}>
          {list.slice((page - 1) * size, page * size).map((resume, place) => (
            <SavedCvRow
              key={resume.resume_user_id}
              resume={resume}
              onRemove={() => {
                beforeRemoval(resume.resume_user_id, place);
                void saved.remove(resume.resume_user_id, !resume.gone);
              }}
            />
          ))}
        </CandidateRows>
      </div>
      <Pager page={page} total={list.length} pageSize={size} sizes={[]} hrefOf={hrefOf} label={t('saved.pages')} />
    </>
  );
}
