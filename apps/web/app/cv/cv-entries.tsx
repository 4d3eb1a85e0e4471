import { cvLimits } from '@jobblik/contract/cv/cv.rules';
import { educationLevels } from '@jobblik/contract/lookups/choices.rules';
import { IconPlus } from '@tabler/icons-react';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { useWords } from '../platform/i18n';
import { Button } from '../ui/button';
import { toast } from '../ui/toast-store';
import s from './cv-editor.module.css';
import { CvEntry } from './cv-entry';
import { CvSection } from './cv-section';
import type { EducationValues, ExperienceValues } from './cv-values';
import { educationSpan, experienceSpan } from './cv-years';
import { EducationDialog } from './education-dialog';
import { emptyEducation, emptyExperience } from './entry-start';
import { ExperienceDialog } from './experience-dialog';
import type { OpenDialog } from './local-copy';
import { useCvEditing, useCvField } from './use-cv-draft';

type Kind = 'experience' | 'education';
interface Rows {
  experience: ExperienceValues;
  education: EducationValues;
}

/** Jobs, in the order that one chooses. */
export const CvExperience = memo(function CvExperience() {
  const t = useWords('cv');
  const list = useEntries('experience');
  const now = t('present');
  return (
    <CvSection part="experience" aside={<AddButton kind="experience" list={list} />}>
      <Continue kind="experience" list={list} />
      {list.rows.length === 0 && <p className="text-2">{t('experience.empty')}</p>}
      <ul className={s.entries}>
        {list.rows.map((row, index) => (
          <CvEntry
            key={row.key}
            id={row.key}
            span={experienceSpan(row, now)}
            title={row.title || t('experience.untitled')}
            place={row.company_name}
            text={row.experience_description}
            index={index}
            count={list.rows.length}
            deeds={list.deeds}
          />
        ))}
      </ul>
      {list.open && <ExperienceDialog key={list.open.values.key} open={list.open} list={list} />}
    </CvSection>
  );
});

/** Educations, in the order that one chooses. */
export const CvEducation = memo(function CvEducation() {
  const t = useWords('cv');
  const list = useEntries('education');
  return (
    <CvSection part="education" aside={<AddButton kind="education" list={list} />}>
      <Continue kind="education" list={list} />
      {list.rows.length === 0 && <p className="text-2">{t('education.empty')}</p>}
      <ul className={s.entries}>
        {list.rows.map((row, index) => (
          <CvEntry
            key={row.key}
            id={row.key}
            span={educationSpan(row)}
            title={row.education_name || t('education.untitled')}
            place={[row.education_school, levelName(row.course_id)].filter(Boolean).join(' · ')}
            text={row.education_description}
            index={index}
            count={list.rows.length}
            deeds={list.deeds}
          />
        ))}
      </ul>
      {list.open && <EducationDialog key={list.open.values.key} open={list.open} list={list} />}
    </CvSection>
  );
});

/** Name of an education level; '' for none. */
export function levelName(id: number | null): string {
  return educationLevels.find((level) => level.id === id)?.name ?? '';
}

/** What can be done with a row; the same object for the life of the list, so that no row renders for another's sake. */
export interface EntryDeeds {
  edit(key: string): void;
  remove(key: string): void;
  move(key: string, by: -1 | 1): void;
}

export interface EntryList<K extends Kind> {
  rows: Rows[K][];
  deeds: EntryDeeds;
  open: OpenDialog<Rows[K]> | undefined;
  /** Dialogs that were closed, or crashed, half filled in. */
  unfinished: readonly OpenDialog<Rows[K]>[];
  full: boolean;
  add(): void;
  resume(dialog: OpenDialog<Rows[K]>): void;
  giveUp(dialog: OpenDialog<Rows[K]>): void;
  /** What is being typed in the dialog. */
  keep(values: Rows[K]): void;
  /** Puts the row into the CV. */
  save(values: Rows[K]): void;
  /** Closes the dialog; `kept` leaves what was typed for the next time. */
  close(kept: boolean): void;
  remove(key: string): void;
}

const fieldOf = { experience: 'cv_experience', education: 'cv_education' } as const;
const emptyOf = { experience: emptyExperience, education: emptyEducation } as const;

function useEntries<K extends Kind>(kind: K): EntryList<K> {
  type Row = Rows[K];
  const t = useWords('cv');
  const { draft, errors } = useCvEditing();
  const field = fieldOf[kind];
  const { value } = useCvField(field);
  const rows = value as Row[];
  const [open, setOpen] = useState<OpenDialog<Row>>();
  const left = useCallback(() => (draft.dialogs[kind] ?? []) as readonly OpenDialog<Row>[], [draft, kind]);
  const [unfinished, setUnfinished] = useState(left);
  const openNow = useRef(open);
  openNow.current = open;

  /** Keeps what stands in the dialog of one row; without `values` it is done with. */
  const keepDialog = useCallback(
    (editing: string | null, values?: Row) => {
      const others = left().filter((one) => one.editing !== editing);
      draft.keepDialogs({ ...draft.dialogs, [kind]: values ? [...others, { editing, values }] : others });
    },
    [draft, kind, left],
  );
  const shut = useCallback(() => {
    setUnfinished(left());
    setOpen(undefined);
  }, [left]);
  const put = useCallback((next: Row[]) => draft.set(field, next as never), [draft, field]);
  const deeds = useMemo<EntryDeeds>(() => {
    const now = () => draft.values.get()[field] as Row[];
    return {
      edit(key) {
        const row = now().find((one) => one.key === key);
        if (row) setOpen(left().find(({ editing }) => editing === key) ?? { editing: key, values: row });
      },
      remove(key) {
        const before = now();
        put(before.filter((one) => one.key !== key));
        toast(t(`${kind as Kind}.removed`), { deed: { label: t('undo'), onClick: () => put(before) } });
      },
      move(key, by) {
        const list = [...now()];
        const from = list.findIndex((one) => one.key === key);
        const [row] = list.splice(from, 1);
        if (row) list.splice(Math.max(0, from + by), 0, row);
        put(list);
      },
    };
  }, [draft, field, kind, left, put, t]);

  return {
    rows,
    deeds,
    open,
    unfinished: open ? [] : unfinished,
    full: rows.length >= cvLimits.entries,
    add: () =>
      setOpen(left().find(({ editing }) => editing === null) ?? { editing: null, values: emptyOf[kind]() as Row }),
    resume: setOpen,
    giveUp({ editing }) {
      keepDialog(editing);
      shut();
    },
    keep: (values) => openNow.current && keepDialog(openNow.current.editing, values),
    save(values) {
      const editing = open?.editing ?? null;
      const has = rows.some((row) => row.key === editing);
      keepDialog(editing);
      put(has ? rows.map((row) => (row.key === editing ? { ...values, key: row.key } : row)) : [values, ...rows]);
      errors.set((now) => ({ ...now, rows: { ...now.rows, [editing ?? '']: [] } }));
      shut();
    },
    close(kept) {
      if (!kept && open) keepDialog(open.editing);
      shut();
    },
    remove(key) {
      keepDialog(key);
      shut();
      deeds.remove(key);
    },
  };
}

function AddButton<K extends Kind>({ kind, list }: { kind: K; list: EntryList<K> }) {
  const t = useWords('cv');
  return list.full ? (
    <span className="note muted">{t('full', { most: cvLimits.entries })}</span>
  ) : (
    <Button kind="tinted" size="small" icon={IconPlus} onClick={list.add}>
      {t(`${kind as Kind}.add`)}
    </Button>
  );
}

/** What a dialog left behind half done. */
function Continue<K extends Kind>({ kind, list }: { kind: K; list: EntryList<K> }) {
  const t = useWords('cv');
  return list.unfinished.map((dialog) => (
    <div key={dialog.editing ?? 'new'} className={s.continue}>
      <p>{t(dialog.editing ? `${kind as Kind}.unfinished` : `${kind as Kind}.unfinished_new`)}</p>
      <Button size="small" onClick={() => list.resume(dialog)}>
        {t(`${kind as Kind}.resume`)}
      </Button>
      <Button kind="text" size="small" onClick={() => list.giveUp(dialog)}>
        {t('forget')}
      </Button>
    </div>
  ));
}
