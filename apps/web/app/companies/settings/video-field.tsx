import type { Company } from '@jobblik/contract/companies/companies.schema';
import { uploadRules } from '@jobblik/contract/kernel/uploads.rules';
import { IconVideo } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useObjectUrl } from '../../platform/state/use-object-url';
import { formatFileSize } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { DropFile } from '../../ui/forms/drop-file';
import { CompanyFilm } from '../page/company-video';
import { fieldId } from './focus-field';
import s from './settings.module.css';
import n from './settings-notes.module.css';

interface VideoFieldProps {
  /** The saved company, with its video if it has one. */
  company: Company | null;
  name: string;
  file: File | null;
  /** The saved video is removed when the form is saved. */
  removed: boolean;
  progress: number | null;
  busy: boolean;
  error?: ReactNode;
  onChoose: (file: File | null) => void;
  onRemoved: (removed: boolean) => void;
}

/** The company's video: a preview before it is saved, uploaded in chunks on save, and removable. */
export function VideoField({
  company,
  name,
  file,
  removed,
  progress,
  busy,
  error,
  onChoose,
  onRemoved,
}: VideoFieldProps) {
  const t = useWords('companies');
  const preview = useObjectUrl(file);
  const saved = removed ? null : (company?.company_video_resume ?? null);
  const savedName = company?.company_video_real_name ?? '';
  const source = file ? preview : saved;
  const savedFile = saved ? { name: savedName, size: company?.company_video_real_size ?? undefined } : null;
  return (
    <div id={fieldId('video')} className={s.stack}>
      {source && <CompanyFilm key={source} src={source} name={name} />}
      <DropFile
        optional
        kind="video"
        icon={IconVideo}
        label={t('video.field')}
        description={t('video.hint', { max: formatFileSize(uploadRules.video.maxBytes) })}
        value={file ?? savedFile}
        progress={file ? progress : null}
        disabled={busy}
        error={error}
        onChange={(chosen) => {
          onChoose(chosen);
          if (!chosen && !file) onRemoved(true);
        }}
      />
      {removed && !file && (
        <div className={n.stored} role="status">
          <p>{t('video.removed', { name: savedName })}</p>
          <Button size="small" onClick={() => onRemoved(false)}>
            {t('video.keep')}
          </Button>
        </div>
      )}
    </div>
  );
}
