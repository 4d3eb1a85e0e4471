import { acceptAttribute, uploadRules } from '@jobblik/contract/kernel/uploads.rules';
import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { usePreparedFile } from '../../platform/files/use-prepared-file';
import { useObjectUrl } from '../../platform/state/use-object-url';
import { formatFileSize } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { FieldError } from '../../ui/forms/field';
import { CompanyAvatar } from '../../ui/media/picture';
import { fieldId } from './focus-field';
import s from './settings.module.css';

interface LogoFieldProps {
  companyId: number | undefined;
  name: string;
  /** Address of the saved logo, null if there is none or it is to be removed. */
  saved: string | null;
  /** The new file. */
  file: File | null;
  error?: ReactNode;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** The company's logo, with a preview before it is saved. */
export function LogoField({ companyId, name, saved, file, error, onChoose, onRemove }: LogoFieldProps) {
  const t = useWords('companies');
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const source = useObjectUrl(file) ?? saved;
  const wrong = refused ?? error;

  const choose = usePreparedFile({
    refusalText: (refusal) => t(`wrong.${refusal}`),
    onRefused: setRefused,
    onFile: onChoose,
  });

  return (
    <fieldset className={s.logo} aria-describedby={hint}>
      <legend className={s.legend}>{t('logo.label')}</legend>
      <CompanyAvatar id={companyId} name={name} src={source} size={104} />
      <div className={s.logoActions}>
        <div className={s.actions}>
          <Button
            id={fieldId('logo')}
            // aria-invalid is not allowed on a button.
            data-invalid={wrong ? true : undefined}
            icon={IconUpload}
            size="small"
            onClick={() => input.current?.click()}
          >
            {source ? t('logo.change') : t('logo.choose')}
          </Button>
          {source && (
            <Button
              kind="text"
              size="small"
              onClick={() => {
                setRefused(null);
                onRemove();
                document.getElementById(fieldId('logo'))?.focus();
              }}
            >
              {t('logo.remove')}
            </Button>
          )}
        </div>
        <p id={hint} className="note muted">
          {t('logo.hint', { max: formatFileSize(uploadRules.image.maxBytes) })}
        </p>
        <div role="status">
          {file && !wrong && <p className="note">{t('logo.chosen', { name: file.name })}</p>}
          {wrong && <FieldError>{wrong}</FieldError>}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptAttribute('image')}
        aria-label={t('logo.choose')}
        onChange={(event) => {
          choose('image', event.currentTarget.files?.[0]);
          // The same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </fieldset>
  );
}
