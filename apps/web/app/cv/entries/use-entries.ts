import { cvLimits } from '@jobblik/contract/cv/cv-choices.rules';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useWords } from '../../platform/words/i18n';
import { toast } from '../../ui/feedback/toast-store';
import type { EducationValues, ExperienceValues } from '../draft/cv-values';
import type { OpenDialog } from '../draft/local-copy';
import { undoChange } from '../draft/undo-change';
import { useCvEditing, useCvField } from '../draft/use-cv-draft';
import { withEntry } from './entry-order';
import { emptyEducation, emptyExperience } from './entry-start';

export type EntryKind = 'experience' | 'education';
interface Rows {
  experience: ExperienceValues;
  education: EducationValues;
}

/** Actions of a row; the object does not change, so that no row renders because of another. */
export interface EntryActions {
  edit(key: string): void;
  remove(key: string): void;
  move(key: string, by: -1 | 1): void;
}

export interface EntryList<K extends EntryKind> {
  rows: Rows[K][];
  actions: EntryActions;
  open: OpenDialog<Rows[K]> | undefined;
  /** Dialogs that were closed half filled in, also by a crash. */
  unfinished: readonly OpenDialog<Rows[K]>[];
  full: boolean;
  add(): void;
  resume(dialog: OpenDialog<Rows[K]>): void;
  giveUp(dialog: OpenDialog<Rows[K]>): void;
  /** Stores the input of the open dialog. */
  storeValues(values: Rows[K]): void;
  /** Puts the row into the CV. */
  save(values: Rows[K]): void;
  /** Closes the dialog. With `storeDraft` its input is restored the next time. */
  close(storeDraft: boolean): void;
  remove(key: string): void;
}

const fieldOf = { experience: 'cv_experience', education: 'cv_education' } as const;
const emptyOf = { experience: emptyExperience, education: emptyEducation } as const;

/** The rows of one kind with their dialog: input in the dialog survives a closed tab, and a removed row can be restored. */
export function useEntries<K extends EntryKind>(kind: K): EntryList<K> {
  type Row = Rows[K];
  const t = useWords('cv');
  const { draft, errors } = useCvEditing();
  const field = fieldOf[kind];
  const { value } = useCvField(field);
  const rows = value as Row[];
  const [open, setOpen] = useState<OpenDialog<Row>>();
  const storedDialogs = useCallback(() => (draft.dialogs[kind] ?? []) as readonly OpenDialog<Row>[], [draft, kind]);
  const [unfinished, setUnfinished] = useState(storedDialogs);
  const openNow = useRef(open);
  openNow.current = open;

  /** Stores the input of a row's dialog; without `values` deletes it. */
  const storeDialog = useCallback(
    (editing: string | null, values?: Row) => {
      const others = storedDialogs().filter((one) => one.editing !== editing);
      draft.storeDialogs({ ...draft.dialogs, [kind]: values ? [...others, { editing, values }] : others });
    },
    [draft, kind, storedDialogs],
  );
  const closeDialog = useCallback(() => {
    setUnfinished(storedDialogs());
    setOpen(undefined);
  }, [storedDialogs]);
  const setRows = useCallback((next: Row[]) => draft.set(field, next as never), [draft, field]);
  const actions = useMemo<EntryActions>(() => {
    const now = () => draft.values.get()[field] as Row[];
    return {
      edit(key) {
        const row = now().find((one) => one.key === key);
        if (row) setOpen(storedDialogs().find(({ editing }) => editing === key) ?? { editing: key, values: row });
      },
      remove(key) {
        const before = draft.values.get();
        setRows(now().filter((one) => one.key !== key));
        const change = { before, after: draft.values.get() };
        const undo = () => draft.setAll(undoChange(draft.values.get(), change));
        toast(t(`${kind as EntryKind}.removed`), { action: { label: t('undo'), onClick: undo } });
      },
      move(key, by) {
        const list = [...now()];
        const from = list.findIndex((one) => one.key === key);
        const [row] = list.splice(from, 1);
        if (row) list.splice(Math.max(0, from + by), 0, row);
        setRows(list);
      },
    };
  }, [draft, field, kind, storedDialogs, setRows, t]);

  return {
    rows,
    actions,
    open,
    unfinished: open ? [] : unfinished,
    full: rows.length >= cvLimits.entries,
    add: () =>
      setOpen(
        storedDialogs().find(({ editing }) => editing === null) ?? { editing: null, values: emptyOf[kind]() as Row },
      ),
    resume: setOpen,
    giveUp({ editing }) {
      storeDialog(editing);
      closeDialog();
    },
    storeValues: (values) => openNow.current && storeDialog(openNow.current.editing, values),
    save(values) {
      const editing = open?.editing ?? null;
      const has = rows.some((row) => row.key === editing);
      storeDialog(editing);
      setRows(
        has ? rows.map((row) => (row.key === editing ? { ...values, key: row.key } : row)) : withEntry(rows, values),
      );
      errors.set((now) => ({ ...now, rows: { ...now.rows, [editing ?? '']: [] } }));
      closeDialog();
    },
    close(storeDraft) {
      if (!storeDraft && open) storeDialog(open.editing);
      closeDialog();
    },
    remove(key) {
      storeDialog(key);
      closeDialog();
      actions.remove(key);
    },
  };
}
