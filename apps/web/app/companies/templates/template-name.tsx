import { templateLimits } from '@jobblik/contract/companies/templates.rules';
import { useForm } from '../../platform/forms/use-form';
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
  const form = useForm(({ name }: { name: string }) => onSave(name.trim()), {
    start: { name: start },
    words: (_field, { code }) => (code === 'required' ? t('needs_name') : undefined),
    check: ({ name }) => ({ name: name.trim() === '' && 'required' }),
    problemText: (_error, isPlaced) => (isPlaced ? null : undefined),
    onSent: onClose,
    onChange: () => form.clearProblem(),
  });
  return (
    <Dialog
      open
      unsaved={false}
      title={title}
      onClose={onClose}
      onSubmit={form.submit}
      footer={
        <>
          <Button kind="text" onClick={onClose}>
            {t('new.cancel')}
          </Button>
          <Button kind="filled" type="submit" busy={form.isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <TextField
        label={t('new.label')}
        description={t('new.hint')}
        maxLength={templateLimits.name}
        {...form.field('name')}
        error={form.errors.name ?? form.problem}
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
