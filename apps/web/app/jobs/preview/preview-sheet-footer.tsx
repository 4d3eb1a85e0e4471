import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useWords } from '../../platform/words/i18n';
import { ButtonLink, IconButton } from '../../ui/forms/button';
import { jobPath } from '../ad/job-texts';
import { CompareButton } from './preview-actions';
import s from './preview-pane.module.css';
import type { PreviewPaneProps } from './preview-props';

interface PreviewSheetFooterProps extends Pick<PreviewPaneProps, 'preview' | 'isPinned' | 'onCompare'> {
  job: JobCard | undefined;
  /** "3 af 38" */
  position: string | undefined;
}

/** Below the sheet's text: the next and the previous ad, the ad's page, the comparison. */
export function PreviewSheetFooter({ preview, job, position, isPinned, onCompare }: PreviewSheetFooterProps) {
  const t = useWords('find-job');
  return (
    <div className={s.sheetFooter}>
      <div className={s.steps}>
        <IconButton
          lined
          icon={IconChevronLeft}
          label={t('preview.previous')}
          disabled={!preview.canStep(-1)}
          onClick={() => preview.step(-1)}
        />
        <span>{[position, t('preview.swipe')].filter(Boolean).join(' · ')}</span>
        <IconButton
          lined
          icon={IconChevronRight}
          label={t('preview.next')}
          disabled={!preview.canStep(1)}
          onClick={() => preview.step(1)}
        />
      </div>
      {job && (
        <div className={s.pair}>
          <ButtonLink kind="filled" to={jobPath(job)}>
            {t('preview.see_whole')}
          </ButtonLink>
          <CompareButton isPinned={isPinned} onCompare={() => onCompare(job)} />
        </div>
      )}
    </div>
  );
}
