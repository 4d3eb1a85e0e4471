import { companyLimits } from '@jobblik/contract/companies/companies.rules';
import type { UseFormReturnType } from '@mantine/form';
import { useWords } from '../../platform/words/i18n';
import { TextField, type TextFieldProps } from '../../ui/forms/field';
import { type CompanyValues, type TextFieldName, tidy } from './company-form';
import { hasValidCheckDigit, plainCvr } from './cvr';
import { fieldId } from './focus-field';
import s from './settings.module.css';

export type CompanyFormState = UseFormReturnType<CompanyValues>;

interface CompanyFieldProps extends Omit<Partial<TextFieldProps>, 'form'> {
  form: CompanyFormState;
  field: TextFieldName;
}

/** A line of the form; on blur, it shows the value that will be saved. */
export function CompanyField({ form, field, ...more }: CompanyFieldProps) {
  const t = useWords('companies');
  return (
    <TextField
      label={t(`fields.${field}`)}
      optional
      maxLength={companyLimits.text}
      {...more}
      id={fieldId(field)}
      {...form.getInputProps(field)}
      onBlur={() => {
        const tidied = tidy(field, form.values[field]);
        if (tidied !== form.values[field]) form.setFieldValue(field, tidied);
      }}
    />
  );
}

/** Field for the eight digits of a CVR number. A wrong check digit shows a warning and does not block saving. */
export function CvrField({ form }: { form: CompanyFormState }) {
  const t = useWords('companies');
  const digits = plainCvr(form.values.company_cvr);
  const isWrong = /^\d{8}$/.test(digits) && !hasValidCheckDigit(digits);
  return (
    <CompanyField
      form={form}
      field="company_cvr"
      inputMode="numeric"
      maxLength={14}
      description={
        <span role="status">{isWrong ? <b className={s.warning}>{t('hints.cvr_slip')}</b> : t('hints.cvr')}</span>
      }
    />
  );
}
