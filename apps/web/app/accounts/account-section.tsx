import { getUser } from '@jobblik/contract/accounts/accounts.api';
import { Link } from 'react-router';
import { useWords } from '../platform/i18n';
import { useCall } from '../platform/query';
import { Section } from '../ui/section';
import s from './accounts.module.css';
import { LeaveAccount } from './leave-account';
import { PasswordForm } from './password-form';

/** Who is spoken to: `du` to job seekers, `I` to companies. */
export type Audience = 'seeker' | 'employer';

/** Password, and resting or removing the account: the part of both roles' settings that is the same. */
export function AccountSection({ audience }: { audience: Audience }) {
  const t = useWords('accounts');
  const own = useCall(getUser);
  const passwordless = own.data?.user.has_password === false;
  return (
    <>
      <Section title={t('passwordForm.title')} work>
        {passwordless ? (
          <p className={s.text}>
            {t('passwordForm.none')} <Link to="/forgot">{t('passwordForm.ask')}</Link>
          </p>
        ) : (
          <PasswordForm email={own.data?.user.email} />
        )}
      </Section>
      <Section title={t('leave.title')} work>
        <LeaveAccount audience={audience} />
      </Section>
    </>
  );
}
