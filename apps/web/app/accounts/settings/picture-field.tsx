import { acceptAttribute, uploadRules } from '@jobblik/contract/kernel/uploads.rules';
import { IconUpload } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { usePreparedFile } from '../../platform/files/use-prepared-file';
import { useObjectUrl } from '../../platform/state/use-object-url';
import { formatFileSize } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { FieldError } from '../../ui/forms/field';
import { Avatar } from '../../ui/media/picture';
import s from '../accounts.module.css';

/** A new picture, the removed picture, or the saved one. */
export type PictureChoice = File | 'removed' | 'unchanged';

interface PictureFieldProps {
  name: string;
  /** Address of the picture that is saved, or ''. */
  current: string;
  choice: PictureChoice;
  error: string | null;
  onChange: (choice: PictureChoice, error: string | null) => void;
}

/** A round picture with a look at the new one before it is saved. */
export function PictureField({ name, current, choice, error, onChange }: PictureFieldProps) {
  const t = useWords('accounts');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const preview = useObjectUrl(choice instanceof File ? choice : null);
  const shown = choice === 'removed' ? '' : (preview ?? current);

  const choose = usePreparedFile({
    refusalText: (refusal) => t(`picture.${refusal}`, { max: formatFileSize(uploadRules.portrait.maxBytes) }),
    onRefused: (refused) => refused !== null && onChange(choice, refused),
    onFile: (file) => onChange(file, null),
  });

  return (
    <div className={s.picture}>
      <Avatar name={name} src={shown} size={104} />
      <div className={s.pictureActions}>
        <div className={s.actions}>
          <Button icon={IconUpload} size="small" onClick={() => input.current?.click()} aria-describedby={`${id}-hint`}>
            {shown ? t('picture.change') : t('picture.choose')}
          </Button>
          {shown && (
            <Button kind="text" size="small" onClick={() => onChange(current ? 'removed' : 'unchanged', null)}>
              {t('picture.remove')}
            </Button>
          )}
        </div>
        <p id={`${id}-hint`} className="note muted">
          {t('picture.hint', { max: formatFileSize(uploadRules.portrait.maxBytes) })}
        </p>
        {error && <FieldError>{error}</FieldError>}
        <input
          ref={input}
          type="file"
          hidden
          accept={acceptAttribute('portrait')}
          aria-label={t('picture.choose')}
          onChange={(event) => {
            choose('portrait', event.currentTarget.files?.[0]);
            // The same file chosen again is a new choice.
            event.currentTarget.value = '';
          }}
        />
      </div>
    </div>
  );
}
