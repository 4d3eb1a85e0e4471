import type { MessageTemplate } from '@jobblik/contract/companies/templates.schema';
import { type ReactNode, useState } from 'react';
import { useProblemText } from '../../platform/api/use-problem';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { Chip } from '../../ui/forms/chip';
import { FieldError } from '../../ui/forms/field';
import { TemplateName } from './template-name';
import s from './templates.module.css';
import type { TemplateContent, Templates } from './use-templates';

interface TemplateBarProps {
  legend: string;
  templates: Templates;
  /** The chips before the company's own. */
  children?: ReactNode;
  /** The company's template that is chosen. */
  chosen: MessageTemplate | undefined;
  /** Undefined: no template of the company. */
  onChoose: (template: MessageTemplate | undefined) => void;
  /** The content that can be saved; null while there is none. */
  content: TemplateContent | null;
  /** Whether it differs from the chosen template. */
  isChanged: boolean;
}

type Open = { kind: 'new' } | { kind: 'rename'; template: MessageTemplate };

/** The texts to choose from, and the actions for the company's own: save, change, rename, delete. */
export function TemplateBar(props: TemplateBarProps) {
  const { legend, templates, children, chosen, onChoose, content, isChanged } = props;
  const t = useWords('templates');
  const problemText = useProblemText();
  const [open, setOpen] = useState<Open | null>(null);
  const [deleted, setDeleted] = useState<MessageTemplate | null>(null);
  const [saved, setSaved] = useState('');
  const [error, setError] = useState<string | null>(null);

  const run = async (action: () => Promise<void>) => {
    setError(null);
    setSaved('');
    setDeleted(null);
    try {
      await action();
    } catch (failure) {
      setError(problemText(failure));
    }
  };
  const choose = (template: MessageTemplate) => {
    setSaved('');
    onChoose(template);
  };
  const remove = (template: MessageTemplate) =>
    run(async () => {
      await templates.remove(template);
      onChoose(undefined);
      setDeleted(template);
    });
  const restore = (template: MessageTemplate) =>
    run(async () => {
      const { name, message, questions } = template;
      onChoose(await templates.save(name, { message, questions }));
    });

  return (
    <div className={s.bar}>
      <fieldset className={s.chips}>
        <legend>{legend}</legend>
        {children}
        {templates.list.map((template) => (
          <Chip
            key={template.template_id}
            on={template.template_id === chosen?.template_id}
            onClick={() => choose(template)}
          >
            {template.name}
          </Chip>
        ))}
      </fieldset>
      <div className={s.actions}>
        {chosen && content && isChanged && (
          <Button
            size="small"
            kind="text"
            onClick={() =>
              void run(async () => {
                const template = await templates.save(chosen.name, content, chosen.template_id);
                onChoose(template);
                setSaved(t('saved', { name: template.name }));
              })
            }
          >
            {t('save_changes')}
          </Button>
        )}
        {content && (!chosen || isChanged) && (
          <Button size="small" kind="text" onClick={() => setOpen({ kind: 'new' })}>
            {t('save_as')}
          </Button>
        )}
        {chosen && (
          <>
            <Button size="small" kind="text" onClick={() => setOpen({ kind: 'rename', template: chosen })}>
              {t('rename')}
            </Button>
            <Button size="small" kind="text" onClick={() => void remove(chosen)}>
              {t('remove')}
            </Button>
          </>
        )}
      </div>
      <div role="status" className={s.status}>
        {deleted && (
          <>
            {t('removed', { name: deleted.name })}{' '}
            <Button size="small" kind="text" onClick={() => void restore(deleted)}>
              {t('undo')}
            </Button>
          </>
        )}
        {saved}
      </div>
      {templates.error && templates.list.length === 0 && (
        <p className={s.status}>
          {t('failed')}{' '}
          <Button size="small" kind="text" onClick={templates.retry}>
            {t('retry')}
          </Button>
        </p>
      )}
      {error && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
      {open?.kind === 'new' && content && (
        <TemplateName
          title={t('new.title')}
          action={t('new.save')}
          start=""
          preview={content.message || undefined}
          onSave={async (name) => {
            setDeleted(null);
            const template = await templates.save(name, content);
            onChoose(template);
            setSaved(t('saved', { name: template.name }));
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.kind === 'rename' && (
        <TemplateName
          title={t('rename_title', { name: open.template.name })}
          action={t('rename_save')}
          start={open.template.name}
          onSave={async (name) => {
            await templates.rename(open.template, name);
            setSaved(t('saved', { name }));
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
