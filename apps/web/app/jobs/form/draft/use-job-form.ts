import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { pathTo } from '@jobblik/contract/paths';
import { useNavigate } from 'react-router';
import { useProblemText } from '../../../platform/api/use-problem';
import { useForm } from '../../../platform/forms/use-form';
import { useWords } from '../../../platform/words/i18n';
import { toast, toastError } from '../../../ui/feedback/toast-store';
import { jobPath } from '../../ad/job-texts';
import { checkJobForm, type JobFormFile, jobFormPaths } from '../job-form-checks';
import type { JobFormFields } from '../job-form-part';
import { type JobFormValues, jobFormInput } from '../job-form-values';
import { type SavedJob, useJobFormSave } from './job-form-save';
import { type JobFormStart, type JobFormState, useJobFormState } from './job-form-state';
import { announceSaved, readSavedJob } from './watch-saved-job';

/** The ad form: its fields, its versions, and how it is sent. The draft is kept until sending succeeds. */
export function useJobForm(start: JobFormStart) {
  const t = useWords('employer-jobs');
  const navigate = useNavigate();
  const problemText = useProblemText();
  const { save, progress } = useJobFormSave();
  const { draft, initial } = start;

  const form: JobFormFields = useForm<JobFormValues, SavedJob, JobFormFile>(send, {
    start: { ...initial, ...draft.restored?.values },
    extra: ['logo', 'file'],
    paths: jobFormPaths,
    words: (field, { code }) => t([`form.errors.${field}_${code}`, `form.errors.${code}`, 'form.errors.invalid']),
    check: (values) =>
      checkJobForm(values, {
        today: localDateOf(new Date()),
        deadlineBefore: state.saved?.job_deadline_date ?? null,
      }),
    checkText: (wrong) => t('form.fields_wrong', { count: wrong.length }),
    refusal({ result }) {
      if (result === 'success') return null;
      toastError(t('form.not_allowed'));
      return { text: t('form.not_allowed') };
    },
    problemText: (error) => (isChanged(error) ? null : undefined),
    onSent: finish,
    onFailed: (error, isPlaced) => void fail(error, isPlaced),
    // What was wrong is out of date as soon as something is changed.
    onChange: () => form.clearProblem(),
  });
  const state: JobFormState = useJobFormState(start, form);

  async function send(values: JobFormValues): Promise<SavedJob> {
    const { saved: before, version, uuid, attempted, files } = state;
    draft.flush();
    const identity = before ? { id: before.id, updated_at: version } : { uuid };
    return await save({ form: { ...jobFormInput(values), ...identity }, files, attempted });
  }

  async function finish(saved: SavedJob, values: JobFormValues): Promise<void> {
    const before = state.saved;
    const { job_id: id = before?.id, seo = before?.seo, updated_at } = saved;
    draft.clear();
    if (id && updated_at) announceSaved({ id, updated_at });
    if (saved.waits_for_email) return void (await navigate(`${pathTo('confirmEmail')}?for=job`));
    if (saved.waits_for_review) {
      const onClick = () => void navigate(pathTo('verifyCompany'));
      toast(t('form.created_waiting'), { tone: 'note', action: { label: t('form.verify'), opens: true, onClick } });
      return void (await navigate(pathTo('ownAds')));
    }
    const text = before ? t('form.changed') : values.is_active ? t('form.created') : t('form.created_hidden');
    const open = () => window.open(jobPath({ id: id ?? 0, seo: seo ?? '' }), '_blank', 'noopener');
    toast(text, {
      action: id && seo && values.is_active ? { label: t('form.see'), opens: true, onClick: open } : undefined,
    });
    await navigate(pathTo('ownAds'));
  }

  /** The ad was saved elsewhere meanwhile. */
  function isChanged(error: unknown): boolean {
    return state.saved !== undefined && error instanceof Problem && error.code === 'job_changed';
  }

  async function fail(error: unknown, isPlaced: boolean): Promise<void> {
    const before = state.saved;
    const isUnknown = !(error instanceof Problem) || error.status === 0 || error.status >= 500;
    if (!before) state.setAttempted(isUnknown || state.attempted);
    if (before && isChanged(error)) {
      const theirs = await readSavedJob(before.id).catch(() => null);
      if (theirs) return state.setOther(theirs);
      form.refuse({ text: t('form.conflict_unread') });
      toastError(t('form.conflict_unread'));
    } else if (!isPlaced) toastError(problemText(error));
  }

  return { form, state, progress };
}
