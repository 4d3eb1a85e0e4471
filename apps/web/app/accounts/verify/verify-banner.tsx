import { getUser } from '@jobblik/contract/accounts/accounts.api';
import { areaOf } from '@jobblik/contract/accounts/accounts.rules';
import { userType } from '@jobblik/contract/kernel/session';
import { pathTo } from '@jobblik/contract/paths';
import { IconMail } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { useCall } from '../../platform/api/query';
import { Link } from '../../platform/link';
import { usePageSettings } from '../../platform/page-settings';
import { useSession } from '../../platform/session/session';
import { useHydrated } from '../../platform/state/use-hydrated';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Button } from '../../ui/forms/button';
import { useReactivationNote } from '../sign-in/reactivation';
import { useAccountPicture } from './use-account-picture';
import { useVerifyLink } from './use-verify-link';
import s from './verify.module.css';

/**
 * Reminds a person whose e-mail is not confirmed, on every screen but those that are about it. It is on every screen of signed-in people,
 * so it also says that signing in has reactivated the account.
 */
export function VerifyBanner() {
  const t = useWords('accounts');
  const session = useSession();
  const { outboxPath } = usePageSettings();
  const { pathname } = useLocation();
  const own = useCall(getUser, undefined, { enabled: session !== null, refetchOnWindowFocus: 'always' });
  useAccountPicture(own);
  useReactivationNote();
  const { send, busy, outcome } = useVerifyLink();
  const isHydrated = useHydrated();
  const user = own.data?.user;
  if (!isHydrated || !session || !user || user.email_verified || pathname.startsWith(pathTo('confirmEmail')))
    return null;
  const employer = session.ttl === userType.employer;
  const isWork = areaOf(pathname) === 'employer';
  return (
    <aside className={s.banner} aria-label={t('verify.title')}>
      <div className={`${isWork ? 'wrap-work' : 'wrap'} ${s.bannerLine}`}>
        <Icon of={IconMail} />
        <p className={s.bannerText} role="status">
          {outcome?.text ??
            t(employer ? 'verify.bannerEmployer' : 'verify.banner', { email: user.new_email || user.email })}
        </p>
        <div className={s.bannerActions}>
          {outboxPath && <a href={outboxPath}>{t('verify.outbox')}</a>}
          <Link to={pathTo('settings', { area: employer ? 'virksomhed' : 'kandidat' })}>
            {t('verify.wrongAddress')}
          </Link>
          <Button size="small" busy={busy} onClick={() => void send()}>
            {t('verify.again')}
          </Button>
        </div>
      </div>
    </aside>
  );
}
