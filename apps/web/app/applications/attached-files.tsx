import type { Attachment } from '@jobblik/contract/applications/applications.schema';
import { IconEye, IconFileText } from '@tabler/icons-react';
import { formatFileSize } from '../platform/format';
import { useWords } from '../platform/i18n';
import { Icon } from '../ui/icon';
import s from './applicants.module.css';

/** Documents that came with an application, to open. Links last a quarter of an hour. */
export function AttachedFiles({ attach }: { attach: Attachment }) {
  const t = useWords('applications');
  const files = [
    { kind: t('one.cv'), address: attach.cv_name, name: attach.cv_real_name, size: attach.cv_size },
    { kind: t('one.letter'), address: attach.apply_name, name: attach.apply_real_name, size: attach.apply_size },
    { kind: t('one.other'), address: attach.other_name, name: attach.other_real_name, size: attach.other_size },
  ].filter((file) => file.address !== null);
  return (
    <>
      <h3>{t('one.files')}</h3>
      {files.length === 0 && <p className={s.facts}>{t('one.no_files')}</p>}
      <ul className={s.files}>
        {files.map((file) => (
          <li key={file.kind}>
            <Icon of={IconFileText} />
            <a href={file.address ?? ''} target="_blank" rel="noopener">
              <span className="hidden-visually">{t('one.open')} </span>
              {file.name}
              <small>{[file.kind, file.size !== null && formatFileSize(file.size)].filter(Boolean).join(' · ')}</small>
            </a>
            <Icon of={IconEye} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The greeting on video, to play here. */
export function AttachedVideo({ attach }: { attach: Attachment }) {
  const t = useWords('applications');
  if (!attach.apply_video_name) return null;
  return (
    <div>
      <h3>{t('one.video')}</h3>
      {/* biome-ignore lint/a11y/useMediaCaption: the applicant's own greeting comes without captions */}
      <video
        className={s.video}
        src={attach.apply_video_name}
        controls
        preload="metadata"
        aria-label={t('one.video')}
      />
    </div>
  );
}
