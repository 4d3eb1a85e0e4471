import { IconAlertTriangle } from '@tabler/icons-react';
import { type RefObject, useId } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Button } from '../../ui/forms/button';
import type { FieldConflict, MergedCompany, MergedField } from './merge-company';
import s from './settings-notes.module.css';

interface ConflictNoteProps {
  merged: MergedCompany;
  /** Gets the focus when it appears. */
  ref: RefObject<HTMLDivElement | null>;
  onResolve: (field: MergedField) => void;
  onTakeNewest: () => void;
}

/** Somebody saved a newer version: the result for each field, and the newer value of fields that both sides changed. */
export function ConflictNote({ merged, ref, onResolve, onTakeNewest }: ConflictNoteProps) {
  const t = useWords('companies');
  const heading = useId();
  const names = merged.taken.map((field) => t(`fields.${field}`)).join(', ');
  return (
    <section ref={ref} tabIndex={-1} className={s.conflict} aria-labelledby={heading}>
      <h2 id={heading}>
        <Icon of={IconAlertTriangle} /> {t('conflict.title')}
      </h2>
      <p>{t('conflict.text')}</p>
      {merged.taken.length > 0 && <p>{t('conflict.taken', { fields: names })}</p>}
      {merged.conflicts.length > 0 && (
        <>
          <p>{t('conflict.both')}</p>
          <ul className={s.conflicts}>
            {merged.conflicts.map((conflict) => (
              <Conflict key={conflict.field} conflict={conflict} onResolve={onResolve} />
            ))}
          </ul>
        </>
      )}
      <div>
        <Button size="small" onClick={onTakeNewest}>
          {t('conflict.take_all')}
        </Button>
      </div>
    </section>
  );
}

function Conflict({
  conflict: { field, theirs },
  onResolve,
}: { conflict: FieldConflict } & Pick<ConflictNoteProps, 'onResolve'>) {
  const t = useWords('companies');
  const label = t(`fields.${field}`);
  return (
    <li>
      <div>
        <b>{label}</b>
        <p>{theirs ? `»${wordsOf(field, theirs)}«` : t('conflict.empty')}</p>
      </div>
      <Button size="small" onClick={() => onResolve(field)} aria-label={t('conflict.take_label', { field: label })}>
        {t('conflict.take')}
      </Button>
    </li>
  );
}

/** The value of a field in one line; for the text about the company its beginning, without tags. */
function wordsOf(field: MergedField, held: string): string {
  if (field !== 'company_about_us') return held;
  const marks = held.replaceAll(/<\/(?:p|li|h\d)>/g, ' $&');
  const text = new DOMParser().parseFromString(marks, 'text/html').body.textContent?.trim() ?? '';
  return text.length > 160 ? `${text.slice(0, 160)} …` : text;
}
