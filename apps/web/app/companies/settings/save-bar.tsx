import { pathTo } from '@jobblik/contract/paths';
import { IconCheck, IconEye } from '@tabler/icons-react';
import { usePageSettings } from '../../platform/page-settings';
import { formatMoment, formatPercent } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Progress } from '../../ui/feedback/progress';
import { Button, ButtonLink } from '../../ui/forms/button';
import s from './settings.module.css';

interface SaveBarProps {
  /** Id of the form that the button submits. */
  form: string;
  /** When it was last saved, ISO 8601; absent before the company exists. */
  savedAt: string | undefined;
  dirty: boolean;
  busy: boolean;
  /** Share of the video that has been uploaded, 0 to 1. */
  progress: number | null;
  onStop: () => void;
}

/** The one action of the screen, always in view, with the save state. */
export function SaveBar({ form, savedAt, dirty, busy, progress, onStop }: SaveBarProps) {
  const t = useWords('companies');
  const { now } = usePageSettings();
  return (
    <>
      <div className={s.state}>
        {progress !== null ? (
          <>
            <span>{t('save.sending', { percent: formatPercent(progress) })}</span>
            <Progress value={progress} label={t('save.sending_label')} />
          </>
        ) : (
          <span role="status">
            {dirty ? (
              t('save.dirty')
            ) : (
              <>
                {savedAt && <Icon of={IconCheck} size={16} />}{' '}
                {savedAt
                  ? t('save.saved', { when: formatMoment(savedAt, Math.max(now, Date.parse(savedAt))) })
                  : t('save.new')}
              </>
            )}
          </span>
        )}
      </div>
      {progress !== null ? (
        <Button kind="text" onClick={onStop}>
          {t('save.stop')}
        </Button>
      ) : (
        savedAt && (
          <ButtonLink icon={IconEye} to={pathTo('companyProfile')} className={s.see}>
            {t('save.see')}
          </ButtonLink>
        )
      )}
      <div className={s.dock} data-bottom-bar>
        <Button kind="filled" type="submit" form={form} busy={busy}>
          {t('save.action')}
        </Button>
      </div>
    </>
  );
}
