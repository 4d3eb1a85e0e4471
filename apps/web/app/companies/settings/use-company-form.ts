import type { Company, CompanySuggestion } from '@jobblik/contract/companies/companies.schema';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import type { Draft } from '../../platform/drafts/use-draft';
import { useWrongTexts, wrongLinksIn } from './company-errors';
import { type CompanyValues, fillable, valuesOf } from './company-form';
import { type MergedCompany, mergeCompany } from './merge-company';

/** The stored draft of the form: the fields, and the version they began with. */
export interface CompanyDraft {
  values: CompanyValues;
  base: CompanyValues;
}

/**
 * The form over the newest saved version. Input from before a reload or a sign-in is merged with it, and so is a version that
 * somebody else saves in between.
 */
export function useCompanyForm(company: Company | null, suggested: CompanySuggestion, draft: Draft<CompanyDraft>) {
  const [begun] = useState(() => begin(valuesOf(company ?? suggested), draft.restored));
  const [base, setBase] = useState({ company, values: valuesOf(company ?? suggested) });
  const latest = useRef(base);
  // Without a company there is no version of somebody else: what differs is what the invoice says since.
  const [merged, setMerged] = useState<MergedCompany | null>(company && begun.merged);
  const [restored, setRestored] = useState(begun.merged !== null || Object.keys(draft.files).length > 0);
  const wrongTexts = useWrongTexts();
  const form = useForm<CompanyValues>({
    initialValues: begun.values,
    initialErrors: wrongTexts(wrongLinksIn(begun.values)),
    onValuesChange: (values) => draft.save({ values, base: latest.current.values }),
  });

  function startFrom(newest: Company): CompanyValues {
    latest.current = { company: newest, values: valuesOf(newest) };
    setBase(latest.current);
    return latest.current.values;
  }

  return {
    form,
    /** The version that a save would replace. */
    base: base.company,
    merged,
    restored,
    dirty: !same(form.values, base.values) || Object.keys(draft.files).length > 0,
    /** Takes over what account and invoice say for fields that are empty. */
    fill(): void {
      const values = form.getValues();
      const fields = fillable(values, suggested);
      const proposed = valuesOf(suggested);
      form.setValues({ ...values, ...Object.fromEntries(fields.map((field) => [field, proposed[field]])) });
    },
    /** Somebody saved in between: typed values are kept, the others become the newer version's. */
    meet(newest: Company): void {
      const before = latest.current.values;
      const together = mergeCompany(before, form.getValues(), startFrom(newest));
      setMerged(together);
      form.setValues(together.values);
    },
    /** Resets to the saved version; chosen files are dropped. */
    startOver(): void {
      for (const field of Object.keys(draft.files)) draft.saveFile(field, null);
      form.setValues(latest.current.values);
      form.clearErrors();
      draft.clear();
      setMerged(null);
      setRestored(false);
    },
    /** Replaces one field by the newer version's value. */
    markResolved(field: string): void {
      setMerged((now) => now && { ...now, conflicts: now.conflicts.filter((one) => one.field !== field) });
      form.setFieldValue(field, latest.current.values[field as keyof CompanyValues]);
    },
  };
}

function begin(
  saved: CompanyValues,
  draft: CompanyDraft | null,
): { values: CompanyValues; merged: MergedCompany | null } {
  if (!draft) return { values: saved, merged: null };
  // A draft of an earlier release may lack a field.
  const merged = mergeCompany({ ...saved, ...draft.base }, { ...saved, ...draft.values }, saved);
  return same(merged.values, saved) ? { values: saved, merged: null } : { values: merged.values, merged };
}

function same(one: CompanyValues, other: CompanyValues): boolean {
  return (Object.keys(other) as (keyof CompanyValues)[]).every(
    (field) => JSON.stringify(one[field]) === JSON.stringify(other[field]),
  );
}
