import { IconDots, IconFlag, IconLink } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPiece } from '../../platform/loading/lazy-piece';
import { usePageSettings } from '../../platform/page-settings';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { useCopyLink } from '../../ui/feedback/use-copy-link';
import { Menu } from '../../ui/overlays/menu';
import { jobPath } from '../ad/job-texts';
import s from './job-list-row.module.css';

const ReportDialog = lazyPiece(() => import('../ad/report-dialog'));

interface JobRowMenuProps {
  job: { id: number; seo: string; title: string };
  /** Further choices. */
  children?: ReactNode;
}

/** Less frequent actions of an ad in a list: share it, report it (spec 1§2). */
export function JobRowMenu({ job, children }: JobRowMenuProps) {
  const t = useWords('jobs');
  const ui = useWords('ui');
  const { publicUrl } = usePageSettings();
  const copyLink = useCopyLink();
  const [reporting, setReporting] = useState(false);
  return (
    <>
      <Menu className={s.menu} label={t('row.more', { title: job.title })} trigger={<Icon of={IconDots} />}>
        <button type="button" onClick={() => void copyLink(publicUrl + jobPath(job))}>
          <Icon of={IconLink} />
          {ui('share.copy')}
        </button>
        <button type="button" onClick={() => setReporting(true)}>
          <Icon of={IconFlag} />
          {t('job.report')}
        </button>
        {children}
      </Menu>
      {reporting && (
        <Suspense fallback={null}>
          <ReportDialog jobId={job.id} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </>
  );
}
