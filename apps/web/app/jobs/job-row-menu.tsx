import { IconDots, IconFlag, IconLink } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useWords } from '../platform/i18n';
import { lazyPiece } from '../platform/lazy-piece';
import { usePageSettings } from '../platform/page-settings';
import { useCopy } from '../platform/use-copy';
import { Icon } from '../ui/icon';
import { Menu } from '../ui/menu';
import s from './job-list-row.module.css';
import { jobPath } from './job-texts';

const ReportDialog = lazyPiece(() => import('./report-dialog'));

/** What is done more rarely with an ad in a list: pass it on, report it (spec 1§2). */
export function JobRowMenu({ job }: { job: { id: number; seo: string; title: string } }) {
  const t = useWords('jobs');
  const ui = useWords('ui');
  const { publicUrl } = usePageSettings();
  const { state, copy } = useCopy();
  const [reporting, setReporting] = useState(false);
  return (
    <>
      <Menu className={s.menu} label={t('row.more', { title: job.title })} trigger={<Icon of={IconDots} />}>
        <button type="button" data-stays="" onClick={() => copy(publicUrl + jobPath(job))}>
          <Icon of={IconLink} />
          <span aria-live="polite">
            {ui(state === 'idle' ? 'share.copy' : state === 'copied' ? 'share.copied' : 'share.failed')}
          </span>
        </button>
        <button type="button" onClick={() => setReporting(true)}>
          <Icon of={IconFlag} />
          {t('job.report')}
        </button>
      </Menu>
      {reporting && (
        <Suspense fallback={null}>
          <ReportDialog jobId={job.id} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </>
  );
}
