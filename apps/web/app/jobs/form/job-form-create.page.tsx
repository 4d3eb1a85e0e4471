import { getEmployerProfile } from '@jobblik/contract/companies/companies.api';
import type { MyJob } from '@jobblik/contract/jobs/jobs.schema';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useCall } from '../../platform/api/query';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import type { Route } from './+types/job-form-create.page';
import { fetchFiles, noFiles, type SavedFiles } from './draft/job-form-files';
import { contactOf } from './job-form-contact';
import { JobFormHeader } from './job-form-header';
import { JobFormWaiting, JobFormWithDraft, LoadedJobForm } from './job-form-loader';
import { copyOfJob, emptyJobForm } from './job-form-values';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'employer-jobs')('form.create_title'), hidden: true });
}

/** Creates an ad (spec 2§2): empty, or as a copy of the one in `?kopi=`. */
export default function CreateJobPage() {
  const t = useWords('employer-jobs');
  const [search] = useSearchParams();
  const copied = Number(search.get('kopi'));
  return (
    <>
      <JobFormHeader title={t(copied ? 'form.copy_title' : 'form.create_title')} />
      {copied ? (
        <LoadedJobForm key={copied} id={copied}>
          {({ job, files }) => <CopiedJobForm job={job} files={files} />}
        </LoadedJobForm>
      ) : (
        <NewJobForm />
      )}
    </>
  );
}

/** A new ad with the company's contact person; empty without one, or if it cannot be loaded. */
function NewJobForm() {
  const profile = useCall(getEmployerProfile);
  if (profile.isPending) return <JobFormWaiting />;
  const initial = { ...emptyJobForm, ...contactOf(profile.data?.company) };
  return <JobFormWithDraft key="new" subject="new" initial={initial} savedFiles={noFiles} />;
}

function CopiedJobForm({ job, files }: { job: MyJob; files: SavedFiles }) {
  const t = useWords('employer-jobs');
  const fetched = useQuery({
    queryKey: ['copied-files', job.id, job.updated_at],
    queryFn: () => fetchFiles(files),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!fetched.data) return <JobFormWaiting />;
  return (
    <>
      <p className="wrap-work text-2">
        {t('form.copy_text', { title: job.title })} {!fetched.data.complete && t('form.copy_without_files')}
      </p>
      <JobFormWithDraft
        subject={`copy-${job.id}`}
        initial={copyOfJob(job)}
        savedFiles={noFiles}
        copied={fetched.data}
      />
    </>
  );
}
