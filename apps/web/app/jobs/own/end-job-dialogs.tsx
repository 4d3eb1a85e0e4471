import type { MyJob } from '@jobblik/contract/jobs/jobs.schema';
import { getOpenMatters } from '@jobblik/contract/jobs/own-jobs.api';
import type { OpenMatters } from '@jobblik/contract/jobs/own-jobs.schema';
import { pathTo } from '@jobblik/contract/paths';
import { type FormEvent, useState } from 'react';
import { useCall } from '../../platform/api/query';
import { useWords } from '../../platform/words/i18n';
import { ListStates } from '../../ui/feedback/list-states';
import { Button, ButtonLink } from '../../ui/forms/button';
import { Check } from '../../ui/forms/choice';
import { Dialog } from '../../ui/overlays/dialog';
import s from './my-jobs.module.css';

interface CloseJobDialogProps {
  job: MyJob;
  onClose: () => void;
  /** Closes the ad; resolves when it is done. */
  onCloseJob: (filled: boolean) => Promise<void>;
  busy: boolean;
}

/** Asks before an ad is closed: what ends with it, and whether somebody got the job. */
export function CloseJobDialog({ job, onClose, onCloseJob, busy }: CloseJobDialogProps) {
  const t = useWords('employer-jobs');
  const matters = useOpenMatters(job);
  const [filled, setFilled] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || matters.isPending) return;
    await onCloseJob(filled);
    onClose();
  };
  return (
    <Dialog
      open
      title={t('end.close_title', { title: job.title })}
      onClose={onClose}
      onSubmit={submit}
      unsaved={false}
      footer={
        <>
          <Button onClick={onClose}>{t('end.cancel')}</Button>
          <Button kind="filled" type="submit" busy={busy} disabled={matters.isPending}>
            {t('list.close')}
          </Button>
        </>
      }
    >
      <p>{t('end.close_text')}</p>
      <ListStates query={matters} isEmpty={() => false} empty={null} skeleton={null} level={3}>
        {(open) => (
          <>
            <Matters open={open} />
            {open.waiting > 0 && <p>{t('end.notified')}</p>}
            {open.interviews + open.questions > 0 && <p className="text-2">{t('end.pause')}</p>}
          </>
        )}
      </ListStates>
      <Check
        label={t('end.filled')}
        description={t('end.filled_hint')}
        checked={filled}
        onChange={({ target }) => setFilled(target.checked)}
      />
    </Dialog>
  );
}

interface DeleteJobDialogProps {
  job: MyJob;
  onClose: () => void;
  onDelete: () => void;
  /** Opens the dialog for closing instead. */
  onCloseInstead: () => void;
}

/** Asks before an ad with applications is deleted: who waits for an answer, what ends, and what can be done instead. */
export function DeleteJobDialog({ job, onClose, onDelete, onCloseInstead }: DeleteJobDialogProps) {
  const t = useWords('employer-jobs');
  const matters = useOpenMatters(job);
  const waiting = matters.data?.waiting ?? 0;
  return (
    <Dialog
      open
      title={t('end.delete_title', { title: job.title })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('end.cancel')}</Button>
          {job.can.close && <Button onClick={onCloseInstead}>{t('list.close')}</Button>}
          <Button kind="danger" disabled={!matters.data} onClick={onDelete}>
            {t('list.delete')}
          </Button>
        </>
      }
    >
      <p>{t('end.delete_text')}</p>
      <ListStates query={matters} isEmpty={() => false} empty={null} skeleton={null} level={3}>
        {(open) => (
          <>
            <Matters open={open} />
            {open.waiting > 0 && <p>{t('end.notified_delete')}</p>}
          </>
        )}
      </ListStates>
      {waiting > 0 && (
        <p>
          <ButtonLink kind="tinted" to={pathTo('applicants', { job_id: job.id, page_from: 'job_manage' })}>
            {t('end.answer_first', { count: waiting })}
          </ButtonLink>
        </p>
      )}
    </Dialog>
  );
}

/** The numbers are read again each time: they decide what the employer does. */
function useOpenMatters(job: MyJob) {
  return useCall(getOpenMatters, { params: { id: job.id } }, { staleTime: 0 });
}

/** What waits at an ad and ends with it; renders nothing when nothing does. */
function Matters({ open }: { open: OpenMatters }) {
  const t = useWords('employer-jobs');
  const lines = (['waiting', 'interviews', 'questions'] as const).filter((kind) => open[kind] > 0);
  if (lines.length === 0) return null;
  return (
    <ul className={s.matters}>
      {lines.map((kind) => (
        <li key={kind}>{t(`end.${kind}`, { count: open[kind] })}</li>
      ))}
    </ul>
  );
}
