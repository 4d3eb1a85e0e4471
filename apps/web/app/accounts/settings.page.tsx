import { getUser } from '@jobblik/contract/accounts/accounts.api';
import { pageWords, useWords } from '../platform/i18n';
import { useCall } from '../platform/query';
import { seo } from '../platform/seo';
import { Failed } from '../ui/list-states';
import { Section } from '../ui/section';
import { AfterDelay, SkeletonRows } from '../ui/skeleton';
import type { Route } from './+types/settings.page';
import { AccountSection } from './account-section';
import s from './accounts.module.css';
import { comeBack } from './come-back';
import { ProfileForm } from './profile-form';

export const action = comeBack;

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'accounts')('settings.title'), hidden: true });
}

/** A job seeker's settings: profile, password, resting and removing the account (spec 1§2). */
export default function SettingsPage() {
  const t = useWords('accounts');
  const own = useCall(getUser);
  return (
    <div className={`wrap ${s.settings}`}>
      <h1>{t('settings.title')}</h1>
      <Section title={t('settings.profile')} work>
        {own.data ? (
          <ProfileForm key={own.data.user.avatar} user={own.data.user} />
        ) : own.isError ? (
          <Failed error={own.error} onRetry={() => void own.refetch()} />
        ) : (
          <AfterDelay>
            <SkeletonRows count={6} />
          </AfterDelay>
        )}
      </Section>
      <AccountSection audience="seeker" />
    </div>
  );
}
