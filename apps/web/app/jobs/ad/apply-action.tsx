import { openJob } from '@jobblik/contract/jobs/jobs.api';
import type { JobDetail } from '@jobblik/contract/jobs/jobs.schema';
import { pathTo } from '@jobblik/contract/paths';
import { IconExternalLink } from '@tabler/icons-react';
import { useSend } from '../../platform/api/query';
import { useWords } from '../../platform/words/i18n';
import { ButtonLink } from '../../ui/forms/button';
import type { Applying } from './use-applying';

/**
 * The one action of the page: apply, or see the state of the application. An ad with applications on another site opens there; the
 * click is counted.
 */
export function ApplyAction({ job, applying }: { job: JobDetail; applying: Applying }) {
  const t = useWords('jobs');
  const { mutate: count } = useSend(openJob);
  if (applying === 'open') {
    return (
      <ButtonLink kind="filled" size="large" full to={pathTo('apply', { job_id: job.id })}>
        {t('job.apply')}
      </ButtonLink>
    );
  }
  if (applying === 'applied') {
    return (
      <ButtonLink full to={pathTo('ownApplications')}>
        {t('job.follow')}
      </ButtonLink>
    );
  }
  if (applying !== 'elsewhere') return null;
  return (
    <ButtonLink
      kind="filled"
      size="large"
      full
      newWindow
      icon={IconExternalLink}
      to={job.real_url ?? ''}
      onClick={() => count({ params: { id: job.id } })}
    >
      {t('job.apply_there')}
    </ButtonLink>
  );
}
