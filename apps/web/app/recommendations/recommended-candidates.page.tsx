import { Problem } from '@jobblik/contract/kernel/problem';
import { pathTo } from '@jobblik/contract/paths';
import { getRecommendedCandidates } from '@jobblik/contract/recommendations/recommendations.api';
import type { RecommendedCandidatesAnswer } from '@jobblik/contract/recommendations/recommendations.schema';
import { ConfirmFirst, needsConfirmation } from '../accounts/index';
import { CandidateRow, CandidateRows, useCandidateName } from '../candidates/index';
import { useCall } from '../platform/api/query';
import { seo } from '../platform/seo';
import { pageWords, useWords } from '../platform/words/i18n';
import drawing from '../ui/brand/art/empty-hooks.svg?raw';
import { Empty, ListStates } from '../ui/feedback/list-states';
import { NeedsPlan } from '../ui/feedback/needs-plan';
import { ArrowLink, ButtonLink } from '../ui/forms/button';
import page from '../ui/layout/saved-page.module.css';
import type { Route } from './+types/recommended-candidates.page';
import { DismissButton, useFocusAfterDismissal } from './dismiss-button';
import { howPath } from './paths';
import s from './recommendations.module.css';
import { useCandidateDismissals } from './use-dismissals';
import { WhyRecommended } from './why-recommended';

const shownCandidates = 20;

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'recommendations')('candidates.title'), hidden: true });
}

/** Published CVs that fit an ad of the employer, the best first, each with its reasons. */
export default function RecommendedCandidatesPage({ params }: Route.ComponentProps) {
  const t = useWords('recommendations');
  const jobId = Number(params.job_id);
  const query = useCall(getRecommendedCandidates, { params: { id: jobId }, query: { most: shownCandidates } });
  if (!query.data && query.error instanceof Problem && [400, 404].includes(query.error.status)) return <NoSuchAd />;
  return (
    <div className={`wrap ${page.page}`}>
      <h1>{t('candidates.title')}</h1>
      <div className={s.header}>
        <p>{t('candidates.lead')}</p>
        <ArrowLink to={howPath}>{t('how')}</ArrowLink>
      </div>
      {needsConfirmation(query.error) ? (
        <ConfirmFirst>{t('candidates.confirm_first')}</ConfirmFirst>
      ) : query.error?.code === 'membership_required' ? (
        <NeedsPlan title={t('candidates.plan_title')} action={t('candidates.plan_action')}>
          {t('candidates.plan_text')}
        </NeedsPlan>
      ) : (
        <ListStates
          query={query}
          isEmpty={({ recommendations }) => recommendations.length === 0}
          empty={<NobodyFits />}
        >
          {(answer) => <Candidates {...answer} />}
        </ListStates>
      )}
    </div>
  );
}

function Candidates({ job, recommendations }: RecommendedCandidatesAnswer) {
  const t = useWords('recommendations');
  const name = useCandidateName();
  const dismissals = useCandidateDismissals(job.id);
  const shown = recommendations.filter(({ cv }) => !dismissals.isDismissed(cv.user_id));
  const [list, leave] = useFocusAfterDismissal(shown.length);
  return (
    <>
      <div className={s.header}>
        <p>{t('candidates.for', { title: `»${job.title}«` })}</p>
        <ArrowLink to={pathTo('applicants', { job_id: job.id, page_from: 'job_manage' })}>
          {t('candidates.back')}
        </ArrowLink>
      </div>
      <div ref={list} className={page.rows}>
        <CandidateRows label={t('candidates.title')}>
          {shown.map(({ cv: { heart, ...candidate }, reasons, missing }, place) => (
            <CandidateRow
              key={candidate.user_id}
              candidate={candidate}
              heart={heart}
              why={<WhyRecommended reasons={reasons} missing={missing} audience="employer" />}
              action={
                <DismissButton
                  about={name(candidate)}
                  onClick={() => {
                    leave(place);
                    void dismissals.dismiss(candidate.user_id);
                  }}
                />
              }
            />
          ))}
        </CandidateRows>
      </div>
    </>
  );
}

function NobodyFits() {
  const t = useWords('recommendations');
  return (
    <Empty
      art={drawing}
      title={t('candidates.empty')}
      action={<ButtonLink to={pathTo('searchCvs')}>{t('candidates.search')}</ButtonLink>}
    >
      {t('candidates.empty_text')}
    </Empty>
  );
}

/** Shown for an ad that is deleted, another employer's or unknown; there is no retry. */
function NoSuchAd() {
  const t = useWords('recommendations');
  return (
    <div className={`wrap ${page.page}`}>
      <Empty
        level={1}
        title={t('candidates.no_ad')}
        action={<ButtonLink to={pathTo('ownAds')}>{t('candidates.jobs')}</ButtonLink>}
      >
        {t('candidates.no_ad_text')}
      </Empty>
    </div>
  );
}
