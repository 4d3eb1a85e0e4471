import { useEffect, useRef } from 'react';
import { useWords } from '../../platform/words/i18n';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/forms/button';
import { Band } from '../../ui/layout/section';
import s from './job-form.module.css';
import type { JobFormField } from './job-form-values';

interface ConflictProps {
  /** Fields in which the saved version and the form differ. */
  differing: readonly JobFormField[];
  /** While the form is saved: what is saved would not be what is chosen then. */
  isSaving: boolean;
  onLoad: () => void;
  onDismiss: () => void;
}

/** Shown when another version was saved in between. Both choices keep the input. */
export function JobFormConflict({ differing, isSaving, onLoad, onDismiss }: ConflictProps) {
  const t = useWords('employer-jobs');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const names = differing.map((field) => t(`form.fields.${field}`));
  return (
    <Band className={classes(s.notice, s.conflict)}>
      <h2 ref={heading} tabIndex={-1}>
        {t('form.conflict')}
      </h2>
      <div>
        <p>{t('form.conflict_text')}</p>
        <p>{t('form.conflict_fields', { fields: names.join(', ') })}</p>
      </div>
      <div className={s.noticeActions}>
        <Button kind="filled" disabled={isSaving} onClick={onLoad}>
          {t('form.conflict_load')}
        </Button>
        <Button disabled={isSaving} onClick={onDismiss}>
          {t('form.conflict_keep')}
        </Button>
      </div>
    </Band>
  );
}

interface AsideProps {
  isSaving: boolean;
  onBack: () => void;
  onForget: () => void;
}

/** Shown while the form has the saved version; the own input can be restored. */
export function JobFormAside({ isSaving, onBack, onForget }: AsideProps) {
  const t = useWords('employer-jobs');
  return (
    <Band className={s.notice}>
      <p role="status">{t('form.aside')}</p>
      <div className={s.noticeActions}>
        <Button disabled={isSaving} onClick={onBack}>
          {t('form.aside_back')}
        </Button>
        <Button kind="text" disabled={isSaving} onClick={onForget}>
          {t('form.aside_forget')}
        </Button>
      </div>
    </Band>
  );
}
