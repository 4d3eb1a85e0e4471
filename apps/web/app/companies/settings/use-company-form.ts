import type { Company, CompanySuggestion } from '@jobblik/contract/companies/companies.schema';
import { useRef, useState } from 'react';
import type { Draft } from '../../platform/drafts/use-draft';
import type { CompanyFormState } from './company-field';
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
export function useCompanyVersion(
  { company, suggested, draft, begun }: CompanyFormStart & { begun: BegunForm },
  form: CompanyFormState,
) {
  const [base, setBase] = useState({ company, values: valuesOf(company ?? suggested) });
  const latest = useRef(base);
  // Without a company there is no version of somebody else: what differs is what the invoice says since.
  const [merged, setMerged] = useState<MergedCompany | null>(company && begun.merged);
  const [restored, setRestored] = useState(begun.merged !== null || Object.keys(draft.files).length > 0);

  function startFrom(newest: Company): CompanyValues {
    latest.current = { company: newest, values: valuesOf(newest) };
    setBase(latest.current);
    return latest.current.values;
  }

  return {
    /** The version that a save would replace. */
    base: base.company,
    merged,
    restored,
    dirty: !same(form.values, base.values) || Object.keys(draft.files).length > 0,
    /** Stores the input, with the version that it began with. */
    store: (values: CompanyValues) => draft.save({ values, base: latest.current.values }),
    /** Takes over what account and invoice say for fields that are empty. */
    fill(): void {
      const values = form.getValues();
      const fields = fillable(values, suggested);
      const proposed = valuesOf(suggested);
      form.set({ ...Object.fromEntries(fields.map((field) => [field, proposed[field]])) });
    },
    /** Somebody saved in between: typed values are kept, the others become the newer version's. */
    meet(newest: Company): void {
      const before = latest.current.values;
      const together = mergeCompany(before, form.getValues(), startFrom(newest));
      setMerged(together);
      form.set(together.values);
    },
    /** Resets to the saved version; chosen files are dropped. */
    startOver(): void {
      for (const field of Object.keys(draft.files)) draft.saveFile(field, null);
      form.set(latest.current.values);
      form.clearErrors();
      draft.clear();
      setMerged(null);
      setRestored(false);
    },
    /** Replaces one field by the newer version's value. */
    markResolved(field: string): void {
      setMerged((now) => now && { ...now, conflicts: now.conflicts.filter((one) => one.field !== field) });
      form.set({ [field]: latest.current.values[field as keyof CompanyValues] });
    },
  };
}

export type CompanyVersion = ReturnType<typeof useCompanyVersion>;

/** The form as it opens: the saved values, with the draft merged into them. */
export interface BegunForm {
  values: CompanyValues;
  merged: MergedCompany | null;
}

export interface CompanyFormStart {
  company: Company | null;
  /** What account and invoice say: the start of a company that does not exist yet, offered for the empty fields of another. */
  suggested: CompanySuggestion;
  draft: Draft<CompanyDraft>;
}

/** The values that the form opens with. */
export function beginForm({ company, suggested, draft }: CompanyFormStart): BegunForm {
  return begin(valuesOf(company ?? suggested), draft.restored);
}

function begin(saved: CompanyValues, draft: CompanyDraft | null): BegunForm {
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
