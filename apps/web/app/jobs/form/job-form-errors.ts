import { Problem } from '@jobblik/contract/kernel/problem';
import { useCallback } from 'react';
import { useWords } from '../../platform/words/i18n';
import { formField, type JobFormProblems } from './job-form-checks';

const files: Readonly<Record<string, string>> = {
  upload_job_logo_file: 'logo',
  upload_job_description_file: 'file',
};

/** The server's wrong fields under the form's names; its files are `logo` and `file`. Empty for problems without fields. */
export function refusedFields(error: unknown): Record<string, string> {
  if (!(error instanceof Problem)) return {};
  return Object.fromEntries(
    (error.fields ?? []).flatMap(({ path, code }) => {
      const field = files[path] ?? formField(path);
      return field ? [[field, code]] : [];
    }),
  );
}

/** Texts for wrong fields: specific to the field if there is one, else the general text of the code. */
export function useJobFormErrors(): (problems: JobFormProblems | Record<string, string>) => Record<string, string> {
  const t = useWords('employer-jobs');
  return useCallback(
    (problems) =>
      Object.fromEntries(
        Object.entries(problems).map(([field, code]) => [
          field,
          t([`form.errors.${field}_${code}`, `form.errors.${code}`, 'form.errors.invalid']),
        ]),
      ),
    [t],
  );
}
