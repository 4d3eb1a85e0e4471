import { educationYearsAhead, yearsDown } from '@jobblik/contract/cv/cv.rules';
import { cvLimits } from '@jobblik/contract/cv/cv-choices.rules';
import { educationLevels } from '@jobblik/contract/lookups/choices.rules';
import { useWords } from '../../platform/words/i18n';
import { SelectField, TextArea, TextField } from '../../ui/forms/field';
import type { EducationValues } from '../draft/cv-values';
import type { OpenDialog } from '../draft/local-copy';
import s from '../editor/cv-editor.module.css';
import { checkEducation } from '../editor/cv-errors';
import { useToday } from '../own/use-today';
import { EntryDialog, useEntryForm } from './entry-dialog';
import { YearField } from './time-fields';
import type { EntryList } from './use-entries';

interface EducationDialogProps {
  open: OpenDialog<EducationValues>;
  /** A dialog of a proposal has no row yet, and stores nothing. */
  list: Pick<EntryList<'education'>, 'storeValues' | 'save' | 'close' | 'remove'>;
}

/** Adds or changes an education (spec 1§2, 1§5). */
export function EducationDialog({ open: { editing, values: start }, list }: EducationDialogProps) {
  const t = useWords('cv');
  const today = useToday();
  const form = useEntryForm({
    kind: 'education',
    start,
    editing,
    list,
    check: (values) => checkEducation(values, today),
  });
  const { values, set, error } = form;
  const year = Number(today.slice(0, 4));
  const setStart = (from: number | null) => {
    const end = values.education_end_year;
    set({ education_start_year: from, education_end_year: from !== null && end !== null && end < from ? null : end });
  };
  return (
    <EntryDialog kind="education" form={form} editing={editing} onRemove={list.remove}>
      <div className={s.pair}>
        <TextField
          label={t('education.education_name')}
          placeholder={t('education.name_example')}
          value={values.education_name}
          error={error('education_name')}
          maxLength={cvLimits.line}
          autoComplete="off"
          onChange={(event) => set({ education_name: event.target.value })}
        />
        <SelectField
          label={t('education.course')}
          placeholder={t('education.choose_course')}
          options={educationLevels.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={values.course_id === null ? '' : String(values.course_id)}
          error={error('course_id')}
          onChange={(event) => set({ course_id: event.target.value === '' ? null : Number(event.target.value) })}
        />
      </div>
      <TextField
        label={t('education.school')}
        optional
        value={values.education_school}
        error={error('education_school')}
        maxLength={cvLimits.line}
        autoComplete="off"
        onChange={(event) => set({ education_school: event.target.value })}
      />
      <div className={s.pair}>
        <YearField
          label={t('education.started')}
          visible
          years={yearsDown(year)}
          value={values.education_start_year}
          error={error('education_start_year')}
          onChange={setStart}
        />
        <YearField
          label={t('education.ended')}
          visible
          years={yearsDown(year + educationYearsAhead, values.education_start_year)}
          value={values.education_end_year}
          error={error('education_end_year')}
          onChange={(end) => set({ education_end_year: end })}
        />
      </div>
      <TextArea
        label={t('education.text')}
        optional
        value={values.education_description}
        error={error('education_description')}
        rows={4}
        max={cvLimits.description}
        onChange={(event) => set({ education_description: event.target.value })}
      />
    </EntryDialog>
  );
}
