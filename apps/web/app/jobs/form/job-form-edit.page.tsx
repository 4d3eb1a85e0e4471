import { useParams } from 'react-router';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import type { Route } from './+types/job-form-edit.page';
import { JobFormHeader } from './job-form-header';
import { JobFormWithDraft, LoadedJobForm } from './job-form-loader';
import { valuesOfJob } from './job-form-values';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'employer-jobs')('form.edit_title'), hidden: true });
}

/** Changes an ad of the employer (spec 2§2). */
export default function EditJobPage() {
  const t = useWords('employer-jobs');
  const id = Number(useParams().id);
  return (
    <>
      <JobFormHeader title={t('form.edit_title')} />
      <LoadedJobForm key={id} id={id}>
        {({ job, files }) => (
          <JobFormWithDraft subject={String(id)} initial={valuesOfJob(job)} job={job} savedFiles={files} />
        )}
      </LoadedJobForm>
    </>
  );
}
