import type { CvVideo } from '@jobblik/contract/cv/cv-videos.schema';
import { useWords } from '../../platform/words/i18n';
import { VideoPlayer } from '../../ui/media/video-player';
import { Dialog } from '../../ui/overlays/dialog';

/** A video in a dialog (spec 1§2), with seeking, captions and the formats it exists in. */
export function VideoWatch({ video, onClose }: { video: CvVideo; onClose: () => void }) {
  const t = useWords('cv-video');
  const formats = [...new Set(video.sources.map(({ type }) => t(`format.${type.replace('/', '_')}`)))];
  const isWebmOnly = video.sources.every(({ type }) => type === 'video/webm');
  const said = t(isWebmOnly ? 'webm_only' : 'formats', { formats: formats.join(' og ') });
  return (
    <Dialog open title={video.name} width={900} onClose={onClose}>
      <VideoPlayer
        label={video.name}
        sources={video.sources}
        poster={video.poster}
        captions={video.captions_url}
        autoPlay
      />
      <p className="muted small">{video.state === 'processing' ? t('processing_text') : said}</p>
    </Dialog>
  );
}
