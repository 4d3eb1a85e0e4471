import type { CvVideo } from '@jobblik/contract/cv/cv-videos.schema';
import { useState } from 'react';
import { useWords } from '../../platform/words/i18n';
import s from './video.module.css';
import { VideoCaptions } from './video-captions';
import { type VideoAction, VideoCard } from './video-card';
import { VideoDelete } from './video-delete';
import { VideoRename } from './video-rename';
import { VideoWatch } from './video-watch';

/** The videos as cards; their actions open in a dialog. */
export function VideoList({ videos }: { videos: CvVideo[] }) {
  const t = useWords('cv-video');
  const [open, setOpen] = useState<{ id: number; action: VideoAction } | null>(null);
  const video = videos.find(({ id }) => id === open?.id);
  const close = () => setOpen(null);
  return (
    <>
      <ul className={s.list} aria-label={t('list')}>
        {videos.map((one) => (
          <VideoCard key={one.id} video={one} onAction={(action) => setOpen({ id: one.id, action })} />
        ))}
      </ul>
      {video && open?.action === 'watch' && <VideoWatch video={video} onClose={close} />}
      {video && open?.action === 'rename' && <VideoRename video={video} onClose={close} />}
      {video && open?.action === 'captions' && <VideoCaptions video={video} onClose={close} />}
      {video && open?.action === 'delete' && <VideoDelete video={video} onClose={close} />}
    </>
  );
}
