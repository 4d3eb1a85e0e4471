import { getUser } from '@jobblik/contract/accounts/accounts.api';
import { useCall } from '../../platform/api/query';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Failed } from '../../ui/feedback/list-states';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import { Section } from '../../ui/layout/section';
import s from '../accounts.module.css';
import { reopenScreen } from '../sign-in/reopen-screen';
import type { Route } from './+types/settings.page';
import { AccountSection } from './account-section';
import { ProfileForm } from './profile-form';
import { VisitsSwitch } from './visits-switch';

export const action = reopenScreen;

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'accounts')('settings.title'), hidden: true });
}

/** A job seeker's settings: profile, password, deactivating and removing the account (spec 1§2). */
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
      {own.data && (
        <Section title={t('settings.visits.title')} work>
          <VisitsSwitch shown={own.data.user.shows_visits} />
        </Section>
      )}
      <AccountSection audience="seeker" />
    </div>
  );
}
