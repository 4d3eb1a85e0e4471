import type { Application } from '@jobblik/contract/applications/applications.schema';
import { IconMaximize, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useWords } from '../../../platform/words/i18n';
import { Icon } from '../../../ui/brand/icon';
import { IconButton } from '../../../ui/forms/button';
import { VideoPlayer } from '../../../ui/media/video-player';
import { type ReviewDialog, videoOf } from '../review-dialog';
import s from './reader.module.css';

interface ApplicantVideoProps {
  application: Application;
  isPlaying: boolean;
  onPlay: () => void;
  onDialog: (dialog: ReviewDialog) => void;
}

/** The video beside the letter: it plays where it stands, or larger. */
export function ApplicantVideo({ application, isPlaying, onPlay, onDialog }: ApplicantVideoProps) {
  const t = useWords('applications');
  const { url, type } = videoOf(application);
  const larger = (
    <IconButton
      dense
      className={s.larger}
      icon={IconMaximize}
      label={t('video.larger')}
      onClick={() => onDialog({ kind: 'video', application })}
    />
  );
  if (isPlaying) {
    return (
      <div className={s.video}>
        <VideoPlayer
          film={application.id}
          autoPlay
          label={t('video.title', { name: application.user.name })}
          sources={[{ url, type }]}
        />
        {larger}
      </div>
    );
  }
  return (
    <div className={s.video}>
      <button type="button" className={s.poster} onClick={onPlay}>
        <video src={`${url}#t=0.5`} preload="metadata" muted tabIndex={-1} aria-hidden="true" />
        <span className={s.play}>
          <Icon of={IconPlayerPlayFilled} size={20} />
        </span>
        <span className="hidden-visually">{t('one.play')}</span>
      </button>
      {larger}
    </div>
  );
}
