import type { Application } from '@jobblik/contract/applications/applications.schema';
import { IconMaximize, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useWords } from '../../../platform/words/i18n';
import { Icon } from '../../../ui/brand/icon';
import { IconButton } from '../../../ui/forms/button';
import { formatVideoLength } from '../../../ui/media/video-length';
import { VideoPlayer } from '../../../ui/media/video-player';
import type { ApplicantVideo } from '../application-parts';
import type { InboxEvent } from '../inbox-state';
import s from './video.module.css';

interface ApplicantVideoProps {
  application: Application;
  video: ApplicantVideo;
  isPlaying: boolean;
  dispatch: (event: InboxEvent) => void;
}

/** The video beside the letter: it plays in place, or larger. */
export function VideoBeside({ application, video, isPlaying, dispatch }: ApplicantVideoProps) {
  const t = useWords('applications');
  const larger = (
    <IconButton
      dense
      className={s.larger}
      icon={IconMaximize}
      label={t('video.larger')}
      onClick={() => dispatch({ type: 'dialog', dialog: { kind: 'video', application } })}
    />
  );
  return (
    <figure className={s.video}>
      {isPlaying ? (
        <VideoPlayer
          film={`${video.of} ${application.id}`}
          autoPlay
          label={t('video.title', { name: application.user.name })}
          sources={video.sources}
          poster={video.poster}
          captions={video.captions}
        />
      ) : (
        <button type="button" className={s.poster} onClick={() => dispatch({ type: 'video_toggled' })}>
          <VideoPicture video={video} />
          <span className={s.play}>
            <Icon of={IconPlayerPlayFilled} size={20} />
          </span>
          {video.seconds !== null && <span className={s.length}>{formatVideoLength(Math.round(video.seconds))}</span>}
          <span className="hidden-visually">{t('one.play')}</span>
        </button>
      )}
      {larger}
      {video.of === 'cv' && <figcaption>{t('video.of_cv')}</figcaption>}
    </figure>
  );
}

/** The video in small, in the person's header on a phone. */
export function VideoThumb({ video, onPlay }: { video: ApplicantVideo; onPlay: () => void }) {
  const t = useWords('applications');
  return (
    <button type="button" className={s.thumb} onClick={onPlay}>
      <VideoPicture video={video} />
      <Icon of={IconPlayerPlayFilled} size={14} />
      {video.seconds !== null && <span className={s.length}>{formatVideoLength(Math.round(video.seconds))}</span>}
      <span className="hidden-visually">{t('one.play')}</span>
    </button>
  );
}

/** A picture of the video; where none was made, the video itself half a second in. */
function VideoPicture({ video: { poster, sources } }: { video: ApplicantVideo }) {
  if (poster) return <img src={poster} alt="" />;
  return <video src={`${sources[0]?.url}#t=0.5`} preload="metadata" muted tabIndex={-1} aria-hidden="true" />;
}
