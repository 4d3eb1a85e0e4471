import type { CvVideo } from '@jobblik/contract/cv/cv-videos.schema';
import { IconPlayerPlayFilled, IconVideo } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { formatVideoLength } from '../../ui/media/video-length';
import { VideoPlayer } from '../../ui/media/video-player';
import { Dialog } from '../../ui/overlays/dialog';
import s from './candidate-view.module.css';

/** The candidate's videos: a picture of each, played in a dialog with seeking and captions. */
export function CandidateVideos({ videos }: { videos: readonly CvVideo[] }) {
  const t = useWords('cv-search');
  const [watched, setWatched] = useState<CvVideo | null>(null);
  return (
    <>
      <ul className={s.videos}>
        {videos.map((video) => (
          <li key={video.id}>
            <button type="button" className={s.poster} onClick={() => setWatched(video)}>
              {video.poster ? <img src={video.poster} alt="" loading="lazy" /> : <Icon of={IconVideo} size={40} />}
              <span className={s.play}>
                <IconPlayerPlayFilled size={24} aria-hidden="true" />
              </span>
              <span className={`${s.length} num`}>{formatVideoLength(Math.round(video.duration))}</span>
              <span className="hidden-visually">{t('video.watch', { name: video.name })}</span>
            </button>
            <p className="small strong">{video.name}</p>
          </li>
        ))}
      </ul>
      {watched && (
        <Dialog open width={900} title={watched.name} onClose={() => setWatched(null)}>
          <VideoPlayer
            film={watched.id}
            autoPlay
            label={watched.name}
            sources={watched.sources}
            poster={watched.poster}
            captions={watched.captions_url}
          />
        </Dialog>
      )}
    </>
  );
}
