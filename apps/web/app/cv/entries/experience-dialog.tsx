import { yearsDown } from '@jobblik/contract/cv/cv.rules';
import { cvLimits } from '@jobblik/contract/cv/cv-choices.rules';
import { useWords } from '../../platform/words/i18n';
import { Check } from '../../ui/forms/choice';
import { TextArea, TextField } from '../../ui/forms/field';
import type { ExperienceValues } from '../draft/cv-values';
import type { OpenDialog } from '../draft/local-copy';
import editor from '../editor/cv-editor.module.css';
import { checkExperience } from '../editor/cv-errors';
import { useToday } from '../own/use-today';
import s from './entries.module.css';
import { EntryDialog, type EntryForm, useEntryForm } from './entry-dialog';
import { MonthField, YearField } from './time-fields';
import type { EntryList } from './use-entries';

interface ExperienceDialogProps {
  open: OpenDialog<ExperienceValues>;
  /** A dialog of a proposal has no row yet, and stores nothing. */
  list: Pick<EntryList<'experience'>, 'storeValues' | 'save' | 'close' | 'remove'>;
}

/** Adds or changes a job (spec 1§2, 1§5). */
export function ExperienceDialog({ open: { editing, values: start }, list }: ExperienceDialogProps) {
  const t = useWords('cv');
  const today = useToday();
  const form = useEntryForm({
    kind: 'experience',
    start,
    editing,
    list,
    // A document may have years only: who has no more is not asked for the months.
    check: (values) => checkExperience(values, today, { months: !hasYearsOnly(start) }),
  });
  const { values, set, error } = form;
  return (
    <EntryDialog kind="experience" form={form} editing={editing} onRemove={list.remove}>
      <div className={editor.pair}>
        <TextField
          label={t('experience.title')}
          value={values.title}
          error={error('title')}
          maxLength={cvLimits.line}
          autoComplete="organization-title"
          onChange={(event) => set({ title: event.target.value })}
        />
        <TextField
          label={t('experience.company_name')}
          value={values.company_name}
          error={error('company_name')}
          maxLength={cvLimits.line}
          autoComplete="organization"
          onChange={(event) => set({ company_name: event.target.value })}
        />
        <Start form={form} year={Number(today.slice(0, 4))} />
        {!values.present && <End form={form} year={Number(today.slice(0, 4))} />}
      </div>
      <Check
        label={t('experience.present')}
        checked={values.present}
        onChange={(event) => set({ present: event.target.checked })}
      />
      <TextArea
        label={t('experience.text')}
        optional
        description={t('experience.text_hint')}
        value={values.experience_description}
        error={error('experience_description')}
        rows={5}
        max={cvLimits.description}
        onChange={(event) => set({ experience_description: event.target.value })}
      />
    </EntryDialog>
  );
}

/** The job came with a year and without its month. */
function hasYearsOnly({ experience_start_year, experience_start_month }: ExperienceValues): boolean {
  return experience_start_year !== null && experience_start_month === null;
}

interface SpanProps {
  form: EntryForm<ExperienceValues>;
  /** This year. */
  year: number;
}

function Start({ form: { values, set, error }, year }: SpanProps) {
  const t = useWords('cv');
  return (
    <fieldset className={s.span2}>
      <legend className={editor.label}>{t('experience.started')}</legend>
      <MonthField
        label={t('experience.start_month')}
        value={values.experience_start_month}
        error={error('experience_start_month')}
        onChange={(month) => set({ experience_start_month: month })}
      />
      <YearField
        label={t('experience.start_year')}
        years={yearsDown(year)}
        value={values.experience_start_year}
        error={error('experience_start_year')}
        onChange={(start) => set({ experience_start_year: start, ...endAfter(start, values.experience_end_year) })}
      />
    </fieldset>
  );
}

function End({ form: { values, set, error }, year }: SpanProps) {
  const t = useWords('cv');
  return (
    <fieldset className={s.span2}>
      <legend className={editor.label}>{t('experience.ended')}</legend>
      <MonthField
        label={t('experience.end_month')}
        value={values.experience_end_month}
        error={error('experience_end_month')}
        onChange={(month) => set({ experience_end_month: month })}
      />
      <YearField
        label={t('experience.end_year')}
        years={yearsDown(year, values.experience_start_year)}
        value={values.experience_end_year}
        error={error('experience_end_year')}
        onChange={(end) => set({ experience_end_year: end })}
      />
    </fieldset>
  );
}

/** The list of end years begins at the start year (spec 1§5), so an earlier end is removed. */
function endAfter(start: number | null, end: number | null): Pick<ExperienceValues, 'experience_end_year'> {
  return { experience_end_year: start !== null && end !== null && end < start ? null : end };
}
