import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { type RefObject, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useProblemText } from '../../../platform/api/use-problem';
import { useWords } from '../../../platform/words/i18n';
import { toast, toastError } from '../../../ui/feedback/toast-store';
import { jobPath } from '../../ad/job-texts';
import { checkJobForm } from '../job-form-checks';
import { refusedFields, useJobFormErrors } from '../job-form-errors';
import { jobFormInput } from '../job-form-values';
import { type SavedJob, useJobFormSave } from './job-form-save';
import type { JobFormStart, JobFormState } from './job-form-state';
import { announceSaved, readSavedJob } from './watch-saved-job';

interface SubmitOptions {
  state: JobFormState;
  draft: JobFormStart['draft'];
  /** The form, in which the first wrong field is searched. */
  box: RefObject<HTMLElement | null>;
}

/** Validates and sends an ad form, and shows the outcome. The draft is kept until sending succeeds. */
export function useJobFormSubmit({ state, draft, box }: SubmitOptions) {
  const t = useWords('employer-jobs');
  const navigate = useNavigate();
  const problemText = useProblemText();
  const words = useJobFormErrors();
  const { save, busy, progress } = useJobFormSave();
  const [alert, setAlert] = useState<string | null>(null);
  const { form, saved: before, version, uuid, attempted, setAttempted, files } = state;

  const typed = JSON.stringify(form.values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wrong is out of date as soon as something is changed
  useEffect(() => setAlert(null), [typed]);

  function showErrors(errors: Record<string, string>, text: string): void {
    form.setErrors(errors);
    setAlert(text);
    focusFirstWrong(box.current);
  }

  async function submit(): Promise<void> {
    setAlert(null);
    const problems = checkJobForm(form.values, {
      today: localDateOf(new Date()),
      deadlineBefore: before?.job_deadline_date ?? null,
    });
    const count = Object.keys(problems).length;
    if (count > 0) return showErrors(words(problems), t('form.fields_wrong', { count }));
    draft.flush();
    try {
      const identity = before ? { id: before.id, updated_at: version } : { uuid };
      const saved = await save({ form: { ...jobFormInput(form.values), ...identity }, files, attempted });
      if (saved?.result === 'success') await finish(saved);
      if (saved?.result === 'error') refuse(t('form.not_allowed'));
    } catch (error) {
      await fail(error);
    }
  }

  async function finish(saved: SavedJob): Promise<void> {
    const { job_id: id = before?.id, seo = before?.seo, updated_at } = saved;
    draft.clear();
    if (id && updated_at) announceSaved({ id, updated_at });
    if (saved.waits_for_email) return void (await navigate('/bekraeft-email?for=job'));
    const text = before ? t('form.changed') : form.values.is_active ? t('form.created') : t('form.created_hidden');
    const open = () => window.open(jobPath({ id: id ?? 0, seo: seo ?? '' }), '_blank', 'noopener');
    toast(text, {
      action: id && seo && form.values.is_active ? { label: t('form.see'), opens: true, onClick: open } : undefined,
    });
    await navigate('/virksomhed/job/liste');
  }

  async function fail(error: unknown): Promise<void> {
    const isUnknown = !(error instanceof Problem) || error.status === 0 || error.status >= 500;
    if (!before) setAttempted(isUnknown || attempted);
    if (before && error instanceof Problem && error.code === 'job_changed') {
      const theirs = await readSavedJob(before.id).catch(() => null);
      return theirs ? state.setOther(theirs) : refuse(t('form.conflict_unread'));
    }
    const fields = words(refusedFields(error));
    if (Object.keys(fields).length > 0) return showErrors(fields, problemText(error));
    refuse(problemText(error));
  }

  function refuse(text: string): void {
    setAlert(text);
    toastError(text);
  }

  return { submit, alert, busy, progress };
}

/** Focuses the first wrong field of the form; the text editor has the mark on its frame. */
function focusFirstWrong(inside: HTMLElement | null): void {
  const wrong = '[aria-invalid="true"], [data-wrong] [contenteditable="true"]';
  requestAnimationFrame(() => inside?.querySelector<HTMLElement>(wrong)?.focus());
}
