import type { ApplicationFileField } from '@jobblik/contract/applications/applications.rules';
import { uploadRules } from '@jobblik/contract/kernel/uploads.rules';
import { IconVideo } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatFileSize } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { DropFile } from '../../ui/forms/drop-file';
import s from './apply.module.css';
import type { FromCv } from './from-cv';

interface ApplyFilesProps {
  files: Record<string, File>;
  /** Files of the person's CV. */
  fromCv: FromCv;
  errors: Readonly<Partial<Record<string, string>>>;
  progress: Partial<Record<ApplicationFileField, number>>;
  /** True while the files upload. */
  busy: boolean;
  onFile: (field: ApplicationFileField, file: File | null) => void;
  /** What the person has in Jobblik. */
  offers: ReactNode;
}

const documents = ['upload_cv_file', 'upload_apply_file', 'upload_other_file'] as const;
const labels = { upload_cv_file: 'cv', upload_apply_file: 'letter', upload_other_file: 'other' } as const;

/** Up to three documents and a video. */
export function ApplyFiles({ files, fromCv, errors, progress, busy, onFile, offers }: ApplyFilesProps) {
  const t = useWords('applications');
  const shared = (field: ApplicationFileField) => ({
    optional: true,
    value: files[field] ?? takenOf(fromCv, field),
    error: errors[field],
    progress: busy && files[field] ? (progress[field] ?? 0) : null,
    disabled: busy,
    onChange: (file: File | null) => onFile(field, file),
  });
  return (
    <fieldset className={s.files}>
      <legend>{t('apply.files')}</legend>
      <p className={s.hint}>{t('apply.files_hint', { size: formatFileSize(uploadRules.document.maxBytes) })}</p>
      {offers}
      <div className={s.drops}>
        {documents.map((field) => (
          <DropFile key={field} {...shared(field)} label={t(`apply.${labels[field]}`)} kind="document" />
        ))}
        <DropFile
          {...shared('upload_video_file')}
          icon={IconVideo}
          label={t('apply.video')}
          description={t('apply.video_hint', { size: formatFileSize(uploadRules.video.maxBytes) })}
          kind="video"
        />
      </div>
    </fieldset>
  );
}

function takenOf(fromCv: FromCv, field: ApplicationFileField) {
  return (field === 'upload_cv_file' || field === 'upload_video_file' ? fromCv[field] : null) ?? null;
}
