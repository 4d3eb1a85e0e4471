import { getUser } from '@jobblik/contract/accounts/accounts.api';
import { areas, pathTo } from '@jobblik/contract/paths';
import { useCall } from '../../platform/api/query';
import { Link } from '../../platform/link';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { Section } from '../../ui/layout/section';
import s from '../accounts.module.css';
import type { Audience } from './audience';
import { EmailSettings } from './email-form';
import { LanguageSwitch } from './language-switch';
import { LeaveAccount } from './leave-account';
import { LinkedSignIns } from './linked-sign-ins';
import { PasswordForm } from './password-form';
import { SecuritySection } from './security/security-section';
import { SessionList } from './session-list';

/** The part of the settings that both roles share: e-mail, password, sessions, and deactivating or removing the account. */
export function AccountSection({ audience }: { audience: Audience }) {
  const t = useWords('accounts');
  const own = useCall(getUser);
  const passwordless = own.data?.user.has_password === false;
  return (
    <>
      <Section title={t('email')} work>
        {own.data && <EmailSettings user={own.data.user} />}
      </Section>
      <Section title={t('passwordForm.title')} work>
        {passwordless ? (
          <p className={s.text}>
            {t('passwordForm.none')} <Link to={pathTo('forgotPassword')}>{t('passwordForm.ask')}</Link>
          </p>
        ) : (
          <PasswordForm email={own.data?.user.email} />
        )}
      </Section>
      <Section title={t('identities.title')} work>
        <LinkedSignIns />
      </Section>
      <SecuritySection />
      <Section title={t('notices.title')} work>
        <p className={s.text}>
          {t('notices.text')} <Link to={pathTo('noticeSettings', { area: areas[audience] })}>{t('notices.link')}</Link>
        </p>
      </Section>
      <Section title={t('language.title')} work>
        <p className={s.text}>{t('language.text')}</p>
        <LanguageSwitch as={Button} />
      </Section>
      <Section title={t('sessions.title')} work>
        <SessionList />
      </Section>
      <Section title={t('leave.title')} work>
        <LeaveAccount audience={audience} />
      </Section>
    </>
  );
}
