import { IconDots, IconFlag, IconLink } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPiece } from '../../platform/api/lazy-piece';
import { usePageSettings } from '../../platform/page-settings';
import { useCopy } from '../../platform/state/use-copy';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Menu } from '../../ui/overlays/menu';
import { jobPath } from '../ad/job-texts';
import s from './job-list-row.module.css';

const ReportDialog = lazyPiece(() => import('../ad/report-dialog'));

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
