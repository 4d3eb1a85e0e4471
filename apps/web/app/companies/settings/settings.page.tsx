import { getEmployerProfile } from '@jobblik/contract/companies/companies.api';
import { useCall } from '../../platform/api/query';
import { useOwnDraft } from '../../platform/drafts/use-draft';
import { seo } from '../../platform/seo';
import { pageWords } from '../../platform/words/i18n';
import { Failed } from '../../ui/feedback/list-states';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import type { Route } from './+types/settings.page';
import { CompanySettings, openSections } from './company-settings';
import { SettingsFrame } from './settings-frame';
import type { CompanyDraft } from './use-company-form';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'companies')('settings.title'), hidden: true });
}

/** An employer's settings: the company's profile, its logo and video, and the account (spec 2§2). */
export default function SettingsPage() {
  const own = useCall(getEmployerProfile, undefined, { staleTime: 0 });
  const draft = useOwnDraft<CompanyDraft>('company');
  // The form begins with the newest version, not with a cached one.
  const { company, suggested } = (own.isFetchedAfterMount && draft.ready && own.data) || {};
  return (
    <SettingsFrame open={company === undefined ? null : openSections(company)}>
      {company !== undefined && suggested ? (
        <CompanySettings company={company} suggested={suggested} draft={draft} />
      ) : own.error ? (
        <Failed error={own.error} onRetry={() => void own.refetch()} />
      ) : (
        <AfterDelay>
          <SkeletonRows count={6} />
        </AfterDelay>
      )}
    </SettingsFrame>
  );
}
