import type { CompanySuggestion } from '@jobblik/contract/companies/companies.schema';
import { formatList } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { type CompanyValues, fillable, valuesOf } from './company-form';
import s from './settings-notes.module.css';

interface SuggestionNoteProps {
  /** The form began with the suggestion, as there is no company yet. */
  isNew: boolean;
  suggested: CompanySuggestion;
  values: CompanyValues;
  onFill: () => void;
}

/** Says which fields of a new company were filled in from account and invoice; offers it for the empty fields of another. */
export function SuggestionNote({ isNew, suggested, values, onFill }: SuggestionNoteProps) {
  const t = useWords('companies');
  const proposed = valuesOf(suggested);
  const taken = (Object.keys(suggested) as (keyof CompanySuggestion)[]).filter((field) => {
    const label = (value: CompanyValues[typeof field]) => (typeof value === 'string' ? value : value?.label);
    return field !== 'company_name' && label(proposed[field]) && label(proposed[field]) === label(values[field]);
  });
  const names = (fields: readonly (keyof CompanySuggestion)[]) =>
    fields.map((field) => t(field === 'company_contact_person' ? 'parts.contact' : `fields.${field as 'company_cvr'}`));
  if (isNew) {
    if (taken.length === 0) return null;
    return <p className={s.stored}>{t('suggested.taken', { fields: formatList(names(taken)) })}</p>;
  }
  const missing = fillable(values, suggested);
  if (missing.length === 0) return null;
  return (
    <div className={s.stored}>
      <p>{t('suggested.offer', { fields: formatList(names(missing)) })}</p>
      <Button size="small" onClick={onFill}>
        {t('suggested.fill')}
      </Button>
    </div>
  );
}
