import type { FieldProblem } from '@jobblik/contract/kernel/problem.schema';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useWords } from '../../platform/words/i18n';
import { toast } from '../../ui/feedback/toast-store';
import { Button } from '../../ui/forms/button';
import { Dialog } from '../../ui/overlays/dialog';
import { useCvEditing } from '../draft/use-cv-draft';
import s from './entries.module.css';
import type { EntryList } from './use-entries';

interface Row {
  key: string;
}

/** The values of an open dialog, their errors, and its actions. */
export interface EntryForm<V> {
  values: V;
  set(change: Partial<V>): void;
  /** Text of a field's error, after the first attempt to save. */
  error(field: string): string | undefined;
  /** The values have changed since the dialog opened. */
  changed: boolean;
  save(): void;
  cancel(): void;
  /** Closes the dialog and stores the values for the next time. */
  closeAsDraft(): void;
}

interface EntryFormOptions<V extends Row> {
  kind: 'experience' | 'education';
  start: V;
  /** The key of the row that is edited; null for a new one. */
  editing: string | null;
  list: Pick<EntryList<'experience'>, 'close'> & { storeValues(values: V): void; save(values: V): void };
  check: (values: V) => FieldProblem[];
}

/** The state of a dialog for one row. Every change is stored at once, so that nothing is lost. */
export function useEntryForm<V extends Row>({ kind, start, editing, list, check }: EntryFormOptions<V>): EntryForm<V> {
  const t = useWords('cv');
  const { errors } = useCvEditing();
  const [values, setValues] = useState(start);
  const wasWrong = editing !== null && (errors.get().rows[editing]?.length ?? 0) > 0;
  const [problems, setProblems] = useState<FieldProblem[]>(() => (wasWrong ? check(start) : []));
  const [changed, setChanged] = useState(false);
  const [focusRequests, setFocusRequests] = useState(0);
  useEffect(() => {
    if (focusRequests > 0) document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"]')?.focus();
  }, [focusRequests]);
  const { storeValues } = list;
  const newest = useRef(start);
  const storeNow = useRef(storeValues);
  storeNow.current = storeValues;

  const set = useCallback((change: Partial<V>) => {
    setChanged(true);
    newest.current = { ...newest.current, ...change };
    storeNow.current(newest.current);
    setValues(newest.current);
    setProblems((now) => now.filter(({ path }) => !touches(path, Object.keys(change))));
  }, []);
  const error = (field: string) => {
    const found = problems.find(({ path }) => path === field);
    if (!found) return undefined;
    return t([`${kind}.errors.${field}_${found.code}`, `errors.${found.code}`, 'errors.invalid'], {
      limit: found.limit,
    });
  };
  return {
    values,
    set,
    error,
    changed,
    save() {
      const found = check(values);
      setProblems(found);
      if (found.length > 0) setFocusRequests((times) => times + 1);
      else list.save(values);
    },
    cancel: () => list.close(false),
    closeAsDraft() {
      list.close(true);
      if (changed) toast(t(`${kind}.shelved`));
    },
  };
}

/** Whether a change can correct the error of a field: a change to one end of a period may correct the other. */
function touches(path: string, changed: readonly string[]): boolean {
  const isTime = (name: string) => /_(year|month)$|^present$/.test(name);
  return changed.includes(path) || (isTime(path) && changed.some(isTime));
}

interface EntryDialogProps {
  kind: 'experience' | 'education';
  form: Pick<EntryForm<Row>, 'save' | 'cancel' | 'closeAsDraft' | 'changed'>;
  editing: string | null;
  onRemove: (key: string) => void;
  children: ReactNode;
}

/**
 * 700 px wide; a click outside does not close it (spec 1§2), so that a misplaced click loses nothing. Escape asks for confirmation
 * if something was typed; the close button stores the values for later.
 */
export function EntryDialog({ kind, form, editing, onRemove, children }: EntryDialogProps) {
  const t = useWords('cv');
  return (
    <Dialog
      open
      width={700}
      closesOutside={false}
      unsaved={form.changed}
      onCross={form.closeAsDraft}
      title={t(editing ? `${kind}.edit_title` : `${kind}.add_title`)}
      onClose={form.changed ? form.cancel : form.closeAsDraft}
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
      footer={
        <>
          {editing && (
            <Button kind="reject" icon={IconTrash} className={s.dialogDelete} onClick={() => onRemove(editing)}>
              {t('delete_row')}
            </Button>
          )}
          <Button onClick={form.cancel}>{t('cancel')}</Button>
          <Button kind="filled" type="submit">
            {t(`${kind}.save`)}
          </Button>
        </>
      }
    >
      <div className={s.dialogFields}>{children}</div>
    </Dialog>
  );
}
