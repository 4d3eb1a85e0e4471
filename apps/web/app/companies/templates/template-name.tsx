import { templateLimits } from '@jobblik/contract/companies/templates.rules';
import { type FormEvent, useState } from 'react';
import { useFieldErrors, useProblemText } from '../../platform/api/use-problem';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { TextField } from '../../ui/forms/field';
import { Dialog } from '../../ui/overlays/dialog';
import s from './templates.module.css';

interface TemplateNameProps {
  title: string;
  action: string;
  start: string;
  /** The text that is saved, if the template has one. */
  preview?: string | undefined;
  /** Throws the problem of a refusal, which is shown at the field. */
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a template. */
export function TemplateName({ title, action, start, preview, onSave, onClose }: TemplateNameProps) {
  const t = useWords('templates');
  const problemText = useProblemText();
  const fieldErrors = useFieldErrors();
  const [name, setName] = useState(start);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === '') return setError(t('needs_name'));
    setBusy(true);
    try {
      await onSave(name.trim());
      onClose();
    } catch (failure) {
      const errors = fieldErrors(failure);
      setError(errors.name ?? errors['template.name'] ?? problemText(failure));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      unsaved={false}
      title={title}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button kind="text" onClick={onClose}>
            {t('new.cancel')}
          </Button>
          <Button kind="filled" type="submit" busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <TextField
        label={t('new.label')}
        description={t('new.hint')}
        maxLength={templateLimits.name}
        value={name}
        error={error}
        onChange={(event) => {
          setName(event.target.value);
          setError(null);
        }}
      />
      {preview && (
        <section className={s.preview}>
          <h3>{t('new.preview')}</h3>
          <p className={s.text}>{preview}</p>
          <p className="note">{t('new.names')}</p>
        </section>
      )}
    </Dialog>
  );
}
