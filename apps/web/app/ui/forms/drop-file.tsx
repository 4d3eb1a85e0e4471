import type { UploadKind } from '@jobblik/contract/kernel/call';
import { acceptAttribute, type UploadRefusal, uploadRules } from '@jobblik/contract/kernel/uploads.rules';
import { IconFileText, IconTrash, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { usePreparedFile } from '../../platform/files/use-prepared-file';
import { formatFileSize, formatPercent } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon, type IconShape } from '../brand/icon';
import { classes } from '../classes';
import { Progress } from '../feedback/progress';
import { IconButton } from './button';
import s from './drop-file.module.css';
import { Field, type FieldFrameProps, fieldIds } from './field';

/** An existing file, on the server or from a draft. */
export interface StoredFile {
  name: string;
  /** Bytes. */
  size?: number | undefined;
}

interface DropFileProps extends FieldFrameProps {
  /** Kind of upload, with its types and limit in `uploads.rules`. Other files are refused here. */
  kind?: UploadKind;
  /** Narrower types than those of the kind, in the format of `<input accept>`. */
  accept?: string;
  /** The limit of files without a kind, in bytes. */
  maxBytes?: number;
  /** The chosen file, or the previous one. */
  value: File | StoredFile | null;
  onChange: (file: File | null) => void;
  /** Share that has been sent, 0 to 1, during the upload. */
  progress?: number | null;
  icon?: IconShape;
  disabled?: boolean;
}

/** One file: chosen with the system's file dialog or dropped, shown with its size, removable. */
export function DropFile({
  label,
  description,
  error,
  optional,
  hideLabel,
  className,
  kind,
  accept,
  maxBytes = kind && uploadRules[kind].maxBytes,
  value,
  onChange,
  progress,
  icon = IconUpload,
  disabled,
}: DropFileProps) {
  const t = useWords('ui');
  const id = useId();
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isRemoved = useRef(false);
  // The button that removed the file disappears; the focus stays in the field.
  useEffect(() => {
    if (isRemoved.current && !value) input.current?.focus();
    isRemoved.current = false;
  }, [value]);
  const remove = () => {
    isRemoved.current = true;
    onChange(null);
  };
  const refusalText = (refusal: UploadRefusal, { name, size }: File) => {
    const sizes = { size: formatFileSize(size), max: formatFileSize(maxBytes ?? 0) };
    return t(`file.${refusal}`, { name, ...sizes, types: kind && uploadRules[kind].names.join(', ') });
  };
  const prepare = usePreparedFile({ refusalText, onRefused: setRefused, onFile: onChange });
  const take = (file: File | undefined) => {
    if (!file) return;
    if (kind) return prepare(kind, file);
    const tooLarge = maxBytes !== undefined && file.size > maxBytes;
    setRefused(tooLarge ? refusalText('too_large', file) : null);
    if (!tooLarge) onChange(file);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files[0]);
  };
  const wrong = refused ?? error;
  return (
    <Field {...{ id, label, description, error: wrong, optional, hideLabel, className }}>
      {value ? (
        <ChosenFile
          file={value}
          progress={progress ?? null}
          onRemove={remove}
          disabled={disabled}
          {...fieldIds(id, { description, error: wrong })}
        />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the input inside
        <div
          className={classes(s.drop, over && s.over, Boolean(wrong) && s.bad)}
          onDragOver={onDragOver}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
        >
          <Icon of={icon} size={28} />
          <span className="small">
            <span className={s.choose}>{t('file.choose')}</span> <span className={s.orDrop}>{t('file.orDrop')}</span>
          </span>
          <input
            {...fieldIds(id, { description, error: wrong })}
            ref={input}
            type="file"
            className={s.input}
            accept={accept ?? (kind && acceptAttribute(kind))}
            disabled={disabled}
            onChange={(event) => take(event.target.files?.[0])}
          />
        </div>
      )}
    </Field>
  );
}

interface ChosenFileProps {
  file: File | StoredFile;
  progress: number | null;
  onRemove: () => void;
  disabled: boolean | undefined;
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

function ChosenFile({ file, progress, onRemove, disabled, 'aria-invalid': invalid, ...ids }: ChosenFileProps) {
  const t = useWords('ui');
  return (
    <div className={s.file}>
      <Icon of={IconFileText} />
      <span className={s.name}>
        {file.name}
        <small>
          {progress !== null
            ? t('file.sent', { percent: formatPercent(progress) })
            : file.size !== undefined && formatFileSize(file.size)}
        </small>
        {progress !== null && (
          <span className={s.progress}>
            <Progress value={progress} label={t('file.sending', { name: file.name })} />
          </span>
        )}
      </span>
      <IconButton
        {...ids}
        // aria-invalid is not allowed on a button.
        data-invalid={invalid}
        icon={IconTrash}
        label={t('remove', { name: file.name })}
        onClick={onRemove}
        disabled={disabled}
      />
    </div>
  );
}
