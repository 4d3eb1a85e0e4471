import { getInterviewInvitation } from '@jobblik/contract/interviews/invitation.api';
import { answerInAddress } from '@jobblik/contract/interviews/invitation.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { pathTo } from '@jobblik/contract/paths';
import { useSearchParams } from 'react-router';
import { useCall } from '../../platform/api/query';
import { seo } from '../../platform/seo';
import { formatPeriod } from '../../platform/words/danish-time';
import { pageWords, useWords } from '../../platform/words/i18n';
import { useReaderZone } from '../../platform/words/use-reader-zone';
import { Failed } from '../../ui/feedback/list-states';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import { ButtonLink } from '../../ui/forms/button';
import { KeyFacts } from '../../ui/layout/key-facts';
import { Written } from '../../ui/text/written';
import type { Route } from './+types/invitation.page';
import s from './invitation.module.css';
import { InvitationAnswers } from './invitation-answers';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'interviews')('invitation.title'), hidden: true });
}

/**
 * Target of the links in the mail of an invitation, without signing in. A link only chooses the answer, which is sent by a button: mail
 * programs open links by themselves.
 */
export default function InvitationPage({ params: { token } }: Route.ComponentProps) {
  const t = useWords('interviews');
  const zone = useReaderZone();
  const [params] = useSearchParams();
  const query = useCall(getInterviewInvitation, { params: { token } }, { staleTime: 0 });
  const invitation = query.data;
  if (invitation === undefined) {
    const isUnknown = query.error instanceof Problem && query.error.status === 404;
    return (
      <div className={`wrap ${s.page}`}>
        <h1>{t(isUnknown ? 'invitation.unknown_title' : 'invitation.title')}</h1>
        {isUnknown ? (
          <>
            <p>{t('invitation.unknown')}</p>
            <div className={s.actions}>
              <ButtonLink kind="filled" to={pathTo('calendar', { area: 'kandidat' })}>
                {t('invitation.calendar')}
              </ButtonLink>
            </div>
          </>
        ) : query.error ? (
          <Failed error={query.error} onRetry={() => void query.refetch()} level={2} />
        ) : (
          <AfterDelay>
            <SkeletonRows count={3} />
          </AfterDelay>
        )}
      </div>
    );
  }
  const { company, job, title, description, facts } = invitation;
  const time = facts.starts_at && facts.ends_at ? formatPeriod(zone, facts.starts_at, facts.ends_at) : '';
  return (
    <div className={`wrap ${s.page}`}>
      <h1>{t('invitation.heading', { name: company })}</h1>
      <KeyFacts
        facts={[
          ...(time ? [{ label: t('invitation.when'), value: time }] : []),
          ...(job ? [{ label: t('invitation.job'), value: job }] : []),
          { label: t('invitation.about'), value: title },
        ]}
      />
      {description && (
        <p className={s.text} dir="auto">
          <Written>{description}</Written>
        </p>
      )}
      <InvitationAnswers
        token={token}
        invitation={invitation}
        chosen={answerInAddress(params.get('svar'))}
        onChanged={() => query.refetch()}
      />
    </div>
  );
}
