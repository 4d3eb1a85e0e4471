import { companyLimits } from '@jobblik/contract/companies/companies.rules';
import type { Form } from '../../platform/forms/use-form';
import { useWords } from '../../platform/words/i18n';
import { TextField, type TextFieldProps } from '../../ui/forms/field';
import { type CompanyValues, type TextFieldName, tidy } from './company-form';
import { fieldId } from './focus-field';

export type CompanyFormState = Form<CompanyValues, 'logo' | 'video'>;

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
      {...form.field(field)}
      onBlur={() => {
        const tidied = tidy(field, form.values[field]);
        if (tidied !== form.values[field]) form.set({ [field]: tidied });
      }}
    />
  );
}

/** Field for the eight digits of a CVR number. */
export function CvrField({ form }: { form: CompanyFormState }) {
  const t = useWords('companies');
  return (
    <CompanyField form={form} field="company_cvr" inputMode="numeric" maxLength={14} description={t('hints.cvr')} />
  );
}
