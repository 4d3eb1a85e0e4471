import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { usePageSettings } from '../../platform/page-settings';
import { formatDay } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { IconButton } from '../../ui/forms/button';
import { CompanyAvatar } from '../../ui/media/picture';
import { Written } from '../../ui/text/written';
import { placesText } from '../ad/job-texts';
import s from './preview-pane.module.css';
import { isWide } from './use-preview';
import { rowLink } from './use-row-events';

interface PreviewHeaderProps {
  job: JobCard;
  isOpen: boolean;
  onClose: () => void;
}

/** The ad's company and title. The sheet gets the focus when it opens, and returns it to the row when it closes. */
export function PreviewHeader({ job, isOpen, onClose }: PreviewHeaderProps) {
  const t = useWords('find-job');
  const jobs = useWords('jobs');
  const { now } = usePageSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen && !isWide()) heading.current?.focus({ preventScroll: true });
  }, [isOpen]);
  const when = formatDay(job.created_at, Math.max(now, Date.parse(job.created_at)));
  return (
    <header className={s.header}>
      <span className={s.mark}>
        <CompanyAvatar id={job.company.company_id} name={job.company.name} src={job.company.logo} />
      </span>
      <div className={s.names}>
        <h2 ref={heading} tabIndex={-1}>
          <Written>{job.title}</Written>
        </h2>
        <p>
          {job.company.name}
          <span className={s.sheetOnly}> · {placesText(job, jobs)}</span>
          <span className={s.wideOnly}> · {t('preview.posted', { when })}</span>
        </p>
      </div>
      <span className={s.close}>
        <IconButton
          icon={IconX}
          label={t('preview.close')}
          onClick={() => {
            rowLink(job.id)?.focus({ preventScroll: true });
            onClose();
          }}
        />
      </span>
    </header>
  );
}
