import { videoLimits } from '@jobblik/contract/cv/cv-videos.rules';
import { acceptAttribute, refusalBeforeUpload, uploadRules } from '@jobblik/contract/kernel/uploads.rules';
import { IconPlayerRecord, IconUpload, IconVideoPlus } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { formatFileSize } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Button } from '../../ui/forms/button';
import { FieldError } from '../../ui/forms/field';
import s from './video.module.css';

interface VideoAddProps {
  /** The person has the maximum number of videos. */
  isFull: boolean;
  /** True while another video uploads. */
  isBusy: boolean;
  /** Name of a file whose upload was interrupted and that this browser could not store. */
  lost: string | null;
  onRecord: () => void;
  onFile: (file: File) => void;
}

/** The two ways to a new video: record it here, or choose or drop a file. */
export function VideoAdd({ isFull, isBusy, lost, onRecord, onFile }: VideoAddProps) {
  const t = useWords('cv-video');
  const words = useWords('ui');
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);
  const isDisabled = isFull || isBusy;
  const max = formatFileSize(uploadRules.video.maxBytes);

  function take(file: File | undefined): void {
    if (!file || isDisabled) return;
    const refusal = refusalBeforeUpload('video', file);
    const values = { name: file.name, size: formatFileSize(file.size), max, types: 'MP4, WebM, MOV' };
    setRefused(refusal ? words(`file.${refusal}`, values) : null);
    if (!refusal) onFile(file);
  }
  function record(): void {
    // What was said of a refused file is not about the recording.
    setRefused(null);
    onRecord();
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside
    <div
      className={`${s.add} ${isOver && !isDisabled ? s.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Icon of={IconVideoPlus} size={28} />
      <div>
        <p className="strong">{t(lost ? 'add.lost' : 'add.title', { name: lost })}</p>
        <p className="muted small">
          {isFull ? t('add.full', { count: videoLimits.most }) : isBusy ? t('add.busy') : t('add.text', { max })}
        </p>
      </div>
      <div className={s.addActions}>
        <Button kind="filled" icon={IconPlayerRecord} disabled={isDisabled} onClick={record}>
          {t('add.record')}
        </Button>
        <Button icon={IconUpload} disabled={isDisabled} onClick={() => input.current?.click()}>
          {t('add.file')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={acceptAttribute('video')}
          aria-label={t('add.file')}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // The same file can be chosen again.
            event.target.value = '';
          }}
        />
      </div>
      <div role="alert">{refused && <FieldError>{refused}</FieldError>}</div>
    </div>
  );
}
