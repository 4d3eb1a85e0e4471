import { getCvDetail } from '@jobblik/contract/candidates/candidates.api';
import type { Problem } from '@jobblik/contract/kernel/problem';
import { cvQuestionsChanged } from '@jobblik/contract/questions/questions.events';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { callKey, useCall } from '../../platform/api/query';
import { useReconnect, useSocketEvent } from '../../platform/api/socket';
import { useProblemText } from '../../platform/api/use-problem';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Empty, ListStates } from '../../ui/feedback/list-states';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { ButtonLink } from '../../ui/forms/button';
import { cvSearchScreen } from '../search/search-address';
import { isSearchClosed, SearchClosed } from '../search/search-closed';
import type { Route } from './+types/candidate.page';
import { CandidateView } from './candidate-view';
import s from './candidate-view.module.css';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'cv-search')('candidate.title'), hidden: true });
}

/** A CV as an employer reads it (spec 2§2). */
export default function CandidatePage({ params }: Route.ComponentProps) {
  const t = useWords('cv-search');
  // An answer may have arrived since the page was last opened.
  const query = useCall(getCvDetail, { params: { url: params.url } }, { staleTime: 0 });
  const client = useQueryClient();
  const readAgain = useCallback(() => {
    void client.invalidateQueries({ queryKey: callKey(getCvDetail, { params: { url: params.url } }) });
  }, [client, params.url]);
  useSocketEvent(cvQuestionsChanged, readAgain);
  useReconnect(readAgain);
  const state = useLocation().state as { searched?: string } | null;
  return (
    <div className={`wrap ${s.page}`}>
      {!query.data && <h1 className="hidden-visually">{t('candidate.title')}</h1>}
      <p className={s.back}>
        <ButtonLink kind="text" size="small" icon={IconArrowLeft} to={cvSearchScreen + (state?.searched ?? '')}>
          {t('candidate.back')}
        </ButtonLink>
      </p>
      {query.error && !query.data && isFinal(query.error) ? (
        <Refused error={query.error} />
      ) : (
        <ListStates query={query} isEmpty={() => false} empty={null} skeleton={<SkeletonRows count={5} />}>
          {(answer) => <CandidateView answer={answer} url={params.url} />}
        </ListStates>
      )}
    </div>
  );
}

/** True if a retry cannot succeed. */
function isFinal(error: Problem): boolean {
  return error.status >= 400 && error.status < 500 && error.code !== 'too_many_requests';
}

function Refused({ error }: { error: Problem }) {
  const t = useWords('cv-search');
  const problemText = useProblemText();
  if (isSearchClosed(error)) return <SearchClosed error={error} />;
  const bound = error.code === 'too_many_opened';
  return (
    <Empty
      title={t(bound ? 'candidate.bound' : 'candidate.gone')}
      action={<ButtonLink to={cvSearchScreen}>{t('candidate.back')}</ButtonLink>}
    >
      {bound ? problemText(error) : t('candidate.gone_text')}
    </Empty>
  );
}
