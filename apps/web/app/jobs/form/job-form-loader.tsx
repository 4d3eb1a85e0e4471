import { getEmployerProfile } from '@jobblik/contract/companies/companies.api';
import { getJobForm } from '@jobblik/contract/jobs/job-form.api';
import type { MyJob } from '@jobblik/contract/jobs/jobs.schema';
import { pathTo } from '@jobblik/contract/paths';
import { type ReactNode, useEffect } from 'react';
import { useCall } from '../../platform/api/query';
import { useWords } from '../../platform/words/i18n';
import { Empty, Failed } from '../../ui/feedback/list-states';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import { ButtonLink } from '../../ui/forms/button';
import { fileFields, useJobFormDraft } from './draft/job-form-draft';
import { filesOfJob, type SavedFiles } from './draft/job-form-files';
import { JobForm } from './job-form';
import type { JobFormValues } from './job-form-values';

interface FormWithDraftProps {
  /** Key of the draft: `new`, `copy-42`, `42`. */
  subject: string;
  initial: JobFormValues;
  job?: MyJob;
  savedFiles: SavedFiles;
  /** Files of a copied ad. */
  copied?: { logo: File | null; description: File | null };
}

/** The form, rendered once the browser has looked for its draft. */
export function JobFormWithDraft({ subject, initial, job, savedFiles, copied }: FormWithDraftProps) {
  const draft = useJobFormDraft(subject);
  const { ready, restored, saveFile } = draft;
  const takesCopies = ready && restored === null;
  useEffect(() => {
    if (!takesCopies || !copied) return;
    if (copied.logo) saveFile(fileFields.logo, copied.logo);
    if (copied.description) saveFile(fileFields.description, copied.description);
  }, [takesCopies, copied, saveFile]);
  if (!ready) return <JobFormWaiting />;
  return <JobForm draft={draft} initial={initial} job={job} savedFiles={savedFiles} />;
}

export function JobFormWaiting() {
  return (
    <div className="wrap-work">
      <AfterDelay>
        <SkeletonRows count={5} />
      </AfterDelay>
    </div>
  );
}

interface LoadedJob {
  job: MyJob;
  files: SavedFiles;
}

/** Fetches an ad of the employer for its form, always the newest version. */
export function LoadedJobForm({ id, children }: { id: number; children: (loaded: LoadedJob) => ReactNode }) {
  const t = useWords('employer-jobs');
  const ad = useCall(getJobForm, { params: { id } }, { staleTime: 0 });
  const profile = useCall(getEmployerProfile);
  if (ad.error && ad.error.status >= 400 && ad.error.status < 500) {
    return (
      <Empty title={t('form.missing')} action={<ButtonLink to={pathTo('ownAds')}>{t('form.back')}</ButtonLink>}>
        {t('form.missing_text')}
      </Empty>
    );
  }
  if (ad.error) return <Failed error={ad.error} onRetry={() => void ad.refetch()} />;
  if (!ad.isFetchedAfterMount || !ad.data || profile.isPending) return <JobFormWaiting />;
  return children({ job: ad.data.job, files: filesOfJob(ad.data.job, profile.data?.company?.company_logo ?? null) });
}
