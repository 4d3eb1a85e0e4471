import { IconAlertTriangle, IconPlayerPlay, IconUpload, IconWifiOff, IconX } from '@tabler/icons-react';
import { useProblemText } from '../../platform/api/use-problem';
import { formatPercent } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Progress } from '../../ui/feedback/progress';
import { Button } from '../../ui/forms/button';
import type { VideoUpload } from './use-video-upload';
import s from './video.module.css';

/** Progress of the current upload, with buttons to stop or retry it. */
export function VideoUploadBand({ upload }: { upload: VideoUpload }) {
  const t = useWords('cv-video');
  const problemText = useProblemText();
  const { step, name, progress } = upload;
  if (step === null || step === 'naming') return null;
  const icon = { sending: IconUpload, waiting: IconWifiOff, stopped: IconUpload, failed: IconAlertTriangle }[step];
  const isArrived = progress >= 1;
  return (
    <section className={s.band} aria-label={t('upload.label')}>
      <Icon of={icon} />
      <div className={s.bandText}>
        <p className="strong">{t('upload.name', { name })}</p>
        <p className="small text-2" role={step === 'failed' ? 'alert' : 'status'}>
          {step === 'failed' && problemText(upload.problem)}
          {step === 'waiting' && t('upload.waiting')}
          {step === 'stopped' && t('upload.stopped')}
          {step === 'sending' && t(isArrived ? 'upload.checking' : 'upload.sending')}
        </p>
        {step === 'sending' && (
          <div className={s.bandBar}>
            <Progress value={progress} label={t('upload.progress', { name })} />
            <span className="num small muted">{formatPercent(progress)}</span>
          </div>
        )}
      </div>
      <div className={s.bandActions}>
        {(step === 'stopped' || step === 'waiting') && (
          <Button size="small" kind="filled" icon={IconPlayerPlay} onClick={upload.goOn}>
            {t(progress > 0 || step === 'waiting' ? 'upload.go_on' : 'upload.begin')}
          </Button>
        )}
        {step === 'sending' && !isArrived && (
          <Button size="small" icon={IconX} onClick={upload.stop}>
            {t('upload.stop')}
          </Button>
        )}
        {step !== 'sending' && (
          <Button size="small" kind="text" onClick={upload.drop}>
            {t('upload.drop')}
          </Button>
        )}
      </div>
    </section>
  );
}
