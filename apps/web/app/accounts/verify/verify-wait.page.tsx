import { getUser } from '@jobblik/contract/accounts/accounts.api';
import { pathTo, screenAreaOf } from '@jobblik/contract/paths';
import { useSearchParams } from 'react-router';
import { useCall } from '../../platform/api/query';
import { Link } from '../../platform/link';
import { usePageSettings } from '../../platform/page-settings';
import { seo } from '../../platform/seo';
import { useSession } from '../../platform/session/session';
import { dashboardOf } from '../../platform/session/session-cookie';
import { useRequestedPage } from '../../platform/state/use-requested-page';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Failed } from '../../ui/feedback/list-states';
import { Button, ButtonLink } from '../../ui/forms/button';
import s from '../accounts.module.css';
import { AuthFrame } from '../sign-in/auth-frame';
import { FormAlert } from '../sign-in/form-alert';
import type { Route } from './+types/verify-wait.page';
import { useVerifyLink } from './use-verify-link';
import v from './verify.module.css';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'accounts')('verify.title'), hidden: true });
}

/** What waits for the confirmation, from the URL. */
const waiting = ['cv', 'job'] as const;
const views = { cv: pathTo('ownCv'), job: pathTo('ownAds') } as const;

/** Shown after publishing with an unconfirmed e-mail: what was saved and what to do. Updates when the e-mail is confirmed. */
export default function VerifyWaitPage() {
  const t = useWords('accounts');
  const session = useSession();
  const [params] = useSearchParams();
  const what = waiting.find((one) => one === params.get('for'));
  const own = useCall(getUser, undefined, {
    enabled: session !== null,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    // The link may be opened on another device.
    refetchInterval: ({ state }) => (state.data?.user.email_verified ? false : 4000),
  });
  const requested = useRequestedPage();
  const user = own.data?.user;
  if (!session) {
    return (
      <AuthFrame title={t('verify.title')} lead={t('verify.signedOut')}>
        <ButtonLink kind="filled" to={`${pathTo('login')}?next=${encodeURIComponent(pathTo('confirmEmail'))}`} full>
          {t('signIn.title')}
        </ButtonLink>
      </AuthFrame>
    );
  }
  if (!user) {
    return (
      <AuthFrame title={t('verify.title')}>
        {own.isError && <Failed error={own.error} onRetry={() => void own.refetch()} />}
      </AuthFrame>
    );
  }
  const onward = what ? views[what] : (requested ?? dashboardOf(session.ttl));
  const onwardText = t(what ? `verify.see.${what}` : requested ? 'verify.onward' : 'signIn.toOverview');
  if (user.email_verified && !user.new_email) {
    return (
      <AuthFrame title={t('verify.done')} lead={t(what ? `verify.published.${what}` : 'verify.doneText')}>
        <ButtonLink kind="filled" to={onward} full>
          {onwardText}
        </ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <Waiting
      email={user.new_email || user.email}
      lead={what && t(`verify.saved.${what}`)}
      onward={onward}
      text={onwardText}
    />
  );
}

function Waiting({
  email,
  lead,
  onward,
  text,
}: {
  email: string;
  lead: string | undefined;
  onward: string;
  text: string;
}) {
  const t = useWords('accounts');
  const { outboxPath } = usePageSettings();
  const session = useSession();
  const { send, busy, outcome } = useVerifyLink();
  const settings = pathTo('settings', { area: screenAreaOf(session?.ttl) });
  return (
    <AuthFrame title={t('verify.title')} lead={lead}>
      <div className={s.form}>
        <p className={v.address}>{t('verify.sentTo', { email })}</p>
        <p className="small text-2">
          {t('verify.spam')} <Link to={settings}>{t('verify.wrongAddress')}</Link>
        </p>
        {outboxPath && (
          <p className="small">
            {t('verify.outboxHint')} <a href={outboxPath}>{t('verify.outbox')}</a>
          </p>
        )}
        {outcome && <FormAlert tone={outcome.tone}>{outcome.text}</FormAlert>}
        <div className={v.actions}>
          <Button busy={busy} onClick={() => void send()}>
            {t('verify.again')}
          </Button>
          <ButtonLink kind="text" to={onward}>
            {text}
          </ButtonLink>
        </div>
      </div>
    </AuthFrame>
  );
}
