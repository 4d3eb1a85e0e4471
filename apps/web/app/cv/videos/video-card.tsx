import type { CvVideo } from '@jobblik/contract/cv/cv-videos.schema';
import {
  IconAlertTriangle,
  IconBadgeCc,
  IconDots,
  IconDownload,
  IconLoader2,
  IconPencil,
  IconPlayerPlayFilled,
  IconTrash,
  IconVideo,
} from '@tabler/icons-react';
import { usePageSettings } from '../../platform/page-settings';
import { formatDate, formatFileSize } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Badge } from '../../ui/feedback/badge';
import { formatVideoLength } from '../../ui/media/video-length';
import { Menu } from '../../ui/overlays/menu';
import s from './video.module.css';

export type VideoAction = 'watch' | 'rename' | 'captions' | 'delete';

/** One video: its picture plays it; other actions are in the menu. */
export function VideoCard({ video, onAction }: { video: CvVideo; onAction: (action: VideoAction) => void }) {
  const t = useWords('cv-video');
  const problems = useWords('problems');
  const { now } = usePageSettings();
  const isUsable = video.state !== 'unusable';
  const length = formatVideoLength(Math.round(video.duration));
  return (
    <li className={s.card}>
      <button
        type="button"
        className={s.poster}
        disabled={!isUsable}
        aria-label={`${t('watch', { name: video.name })}, ${length}`}
        onClick={() => onAction('watch')}
      >
        {video.poster ? (
          <img src={video.poster} alt="" loading="lazy" />
        ) : (
          <span className={s.noPoster}>
            <Icon of={IconVideo} size={40} />
          </span>
        )}
        {isUsable && (
          <span className={s.play}>
            <IconPlayerPlayFilled size={24} aria-hidden="true" />
          </span>
        )}
        <span className={`${s.length} num`}>{length}</span>
      </button>
      <div className={s.cardHead}>
        <h2>{video.name}</h2>
        <Menu
          label={t('menu', { name: video.name })}
          trigger={
            <span className={s.dots}>
              <Icon of={IconDots} />
            </span>
          }
        >
          <button type="button" onClick={() => onAction('rename')}>
            <Icon of={IconPencil} />
            {t('rename.action')}
          </button>
          {isUsable && (
            <button type="button" onClick={() => onAction('captions')}>
              <Icon of={IconBadgeCc} />
              {t('captions.action')}
            </button>
          )}
          <a href={video.url} download={`${video.name}.${ending(video.type)}`}>
            <Icon of={IconDownload} />
            {t('download')}
          </a>
          <button type="button" onClick={() => onAction('delete')}>
            <Icon of={IconTrash} />
            {t('delete.action')}
          </button>
        </Menu>
      </div>
      <p className="muted note num">
        {t('details', { size: formatFileSize(video.size), date: formatDate(video.created_at, now) })}
      </p>
      <p className={s.badges}>
        {video.state === 'processing' && (
          <Badge tone="waiting" icon={IconLoader2}>
            {t('processing')}
          </Badge>
        )}
        {video.captions_url && <Badge icon={IconBadgeCc}>{t('captioned')}</Badge>}
      </p>
      {video.reason && (
        <p className={s.unusable}>
          <Icon of={IconAlertTriangle} size={16} />
          <span>
            {problems(video.reason)} {t('unusable')}
          </span>
        </p>
      )}
    </li>
  );
}

/** Extension of a file by its content type. */
function ending(type: string): string {
  return type === 'video/quicktime' ? 'mov' : (type.split('/')[1] ?? 'mp4');
}
