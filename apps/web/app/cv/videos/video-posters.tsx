import type { CvVideo } from '@jobblik/contract/cv/cv-videos.schema';
import { IconPlayerPlayFilled, IconVideo } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { formatVideoLength } from '../../ui/media/video-length';
import { VideoPlayer } from '../../ui/media/video-player';
import { Dialog } from '../../ui/overlays/dialog';
import s from './video-posters.module.css';

/** The videos of a CV: a picture of each. */
export function VideoPosters({ videos }: { videos: readonly CvVideo[] }) {
  return (
    <ul className={s.videos}>
      {videos.map((video) => (
        <li key={video.id}>
          <VideoPoster video={video} />
        </li>
      ))}
    </ul>
  );
}

/** A picture of a video and its name; played in a dialog with seeking and captions. */
export function VideoPoster({ video }: { video: CvVideo }) {
  const t = useWords('cv-search');
  const [watching, setWatching] = useState(false);
  return (
    <div className={s.video}>
      <button type="button" className={s.poster} onClick={() => setWatching(true)}>
        {video.poster ? <img src={video.poster} alt="" loading="lazy" /> : <Icon of={IconVideo} size={40} />}
        <span className={s.play}>
          <IconPlayerPlayFilled size={24} aria-hidden="true" />
        </span>
        <span className={`${s.length} num`}>{formatVideoLength(Math.round(video.duration))}</span>
        <span className="hidden-visually">{t('video.watch', { name: video.name })}</span>
      </button>
      <p className="small strong">{video.name}</p>
      {watching && (
        <Dialog open width={900} title={video.name} onClose={() => setWatching(false)}>
          <VideoPlayer
            autoPlay
            film={video.id}
            label={video.name}
            sources={video.sources}
            poster={video.poster}
            captions={video.captions_url}
          />
        </Dialog>
      )}
    </div>
  );
}
