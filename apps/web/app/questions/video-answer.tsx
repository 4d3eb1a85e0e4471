import { uploadRules } from '@jobblik/contract/kernel/uploads.rules';
import { IconVideo } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { formatFileSize } from '../platform/words/format';
import { useWords } from '../platform/words/i18n';
import { DropFile } from '../ui/forms/drop-file';
import s from './answers.module.css';
import { RecordAnswer } from './record-answer';

interface VideoAnswerProps {
  question: string;
  number: number;
  file: File | null;
  progress: number | null;
  error: ReactNode;
  disabled: boolean;
  onChange: (file: File | null) => void;
}

/** An answer on video: recorded or chosen here, with a preview, replaceable, sent with the form. */
export function VideoAnswer({ question, number, file, progress, error, disabled, onChange }: VideoAnswerProps) {
  const t = useWords('questions');
  const address = useAddress(file);
  return (
    <div className={s.film}>
      {address && (
        // biome-ignore lint/a11y/useMediaCaption: a recording of one's own has no captions
        <video className={s.video} src={address} controls preload="metadata" aria-label={t('preview', { number })} />
      )}
      {!file && <RecordAnswer question={question} number={number} disabled={disabled} onRecorded={onChange} />}
      <DropFile
        kind="video"
        icon={IconVideo}
        label={t('video_label', { number })}
        description={t('video_hint', { size: formatFileSize(uploadRules.video.maxBytes) })}
        value={file}
        progress={file ? progress : null}
        error={error}
        disabled={disabled}
        onChange={onChange}
      />
    </div>
  );
}

/** Object URL of a local file; revoked when it is no longer needed. */
function useAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
