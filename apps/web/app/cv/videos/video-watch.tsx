import type { CvVideo } from '@jobblik/contract/cv/cv-videos.schema';
import { formatList } from '../../platform/words/format';
import { useWords, type WordKey } from '../../platform/words/i18n';
import { VideoPlayer } from '../../ui/media/video-player';
import { Dialog } from '../../ui/overlays/dialog';

const formatWords: ReadonlyMap<string, WordKey<'cv-video'>> = new Map([
  ['video/mp4', 'format.video_mp4'],
  ['video/webm', 'format.video_webm'],
  ['video/quicktime', 'format.video_quicktime'],
]);

/** A video in a dialog (spec 1§2), with seeking, captions and its formats. */
export function VideoWatch({ video, onClose }: { video: CvVideo; onClose: () => void }) {
  const t = useWords('cv-video');
  const types = new Set(video.sources.map(({ type }) => type));
  const formats = [...types].flatMap((type) => formatWords.get(type) ?? []).map((word) => t(word));
  const isWebmOnly = video.sources.every(({ type }) => type === 'video/webm');
  const formatsText = t(isWebmOnly ? 'webm_only' : 'formats', { formats: formatList(formats) });
  return (
    <Dialog open title={video.name} width={900} onClose={onClose}>
      <VideoPlayer
        film={video.id}
        label={video.name}
        sources={video.sources}
        poster={video.poster}
        captions={video.captions_url}
        autoPlay
      />
      <p className="muted small">{video.state === 'processing' ? t('processing_text') : formatsText}</p>
    </Dialog>
  );
}
