import type { ReportedJob } from '@jobblik/contract/admin/cases.schema';
import { decideJob } from '@jobblik/contract/admin/decisions.api';
import { type GroundId, groundIds } from '@jobblik/contract/admin/decisions.rules';
import { useState } from 'react';
import { useContractForm } from '../../platform/forms/use-contract-form';
import { useShortcuts } from '../../platform/state/use-shortcuts';
import { useWords } from '../../platform/words/i18n';
import { Kbd } from '../../ui/feedback/badge';
import { Button } from '../../ui/forms/button';
import { Chip } from '../../ui/forms/chip';
import { TextArea, TextField } from '../../ui/forms/field';
import { FormProblem } from '../../ui/forms/form-problem';
import s from './cases.module.css';
import { type JobDecisionKind, proposedLetters } from './letters';
import { useSendKey } from './use-send-key';
import type { Undo } from './use-undo';

const kinds = [
  ['taken_down', 'F'],
  ['hidden', 'S'],
  ['frozen', 'Y'],
  ['no_action', 'I'],
] as const satisfies readonly (readonly [JobDecisionKind, string])[];

/** Ground, decision and letters of a reported ad; an ad that is held can be restored instead. */
export function JobDecisionForm({ data, undo }: { data: ReportedJob; undo: Undo }) {
  const t = useWords('admin');
  const { job, reports, applications } = data;
  const [now] = useState(() => new Date());
  const [choice, setChoice] = useState<{ kind: JobDecisionKind; ground: GroundId }>({
    kind: 'taken_down',
    ground: 'fraud',
  });
  const lettersOf = (next: typeof choice) => proposedLetters(t, next, { title: job.title, now });
  const form = useContractForm(decideJob, {
    start: { why: t(`ground.${choice.ground}`), ...lettersOf(choice) },
    words: { why_required: t('decide.whyMissing') },
    check: ({ why }) => ({ why: why.trim() === '' && 'required' }),
    input: (values) => ({ body: { job_id: job.id, ...choice, report_ids: reports.map(({ id }) => id), ...values } }),
    onSent: ({ decision }) => undo.announce(decision, t(`done.${choice.kind}`, { title: job.title })),
  });

  /** Changes the choice, and what was proposed for the old one; what was written stays. */
  function choose(part: Partial<typeof choice>): void {
    const next = { ...choice, ...part };
    const before = { why: t(`ground.${choice.ground}`), ...lettersOf(choice) };
    const after = { why: t(`ground.${next.ground}`), ...lettersOf(next) };
    const values = form.getValues();
    form.set({
      why: values.why === before.why ? after.why : values.why,
      employer_letter:
        values.employer_letter === before.employer_letter ? after.employer_letter : values.employer_letter,
      reporter_letter:
        values.reporter_letter === before.reporter_letter ? after.reporter_letter : values.reporter_letter,
    });
    setChoice(next);
  }

  useShortcuts(
    {
      ...Object.fromEntries(groundIds.map((ground, at) => [`${at + 1}`, () => choose({ ground })])),
      ...Object.fromEntries(kinds.map(([kind, key]) => [key.toLowerCase(), () => choose({ kind })])),
      b: () => document.querySelector<HTMLTextAreaElement>('#afgoerelse textarea')?.focus(),
    },
    { storageKey: 'admin-keys' },
  );
  useSendKey(() => void form.submit());

  const isHeld = job.state === 'taken_down' || job.state === 'hidden';
  return (
    <form id="afgoerelse" ref={form.ref} className={s.decision} onSubmit={form.submit} noValidate>
      <FormProblem>{form.problem}</FormProblem>
      <fieldset className={s.choices}>
        <legend>{t('ground.label')}</legend>
        {groundIds.map((ground, at) => (
          <Chip key={ground} on={choice.ground === ground} onClick={() => choose({ ground })}>
            {t(`ground.${ground}`)} <Kbd>{at + 1}</Kbd>
          </Chip>
        ))}
      </fieldset>
      <fieldset className={s.choices}>
        <legend>{t('decide.label')}</legend>
        {kinds.map(([kind, key]) => (
          <Chip key={kind} on={choice.kind === kind} onClick={() => choose({ kind })}>
            {t(`decide.${kind}`)} <Kbd>{key}</Kbd>
          </Chip>
        ))}
        {isHeld && (
          <Chip on={choice.kind === 'restored'} onClick={() => choose({ kind: 'restored' })}>
            {t('decide.restored')}
          </Chip>
        )}
      </fieldset>
      <TextField label={t('decide.why')} description={t('decide.whyHint')} maxLength={500} {...form.field('why')} />
      <div className={s.letters}>
        <TextArea
          label={t('decide.toEmployer', { company: job.company })}
          rows={8}
          {...form.field('employer_letter')}
        />
        {reports.length > 0 && <TextArea label={t('decide.toReporters')} rows={8} {...form.field('reporter_letter')} />}
      </div>
      <div className={s.send}>
        <Button kind="filled" type="submit" busy={form.isBusy}>
          {t('decide.send')} <Kbd>Ctrl ↵</Kbd>
        </Button>
        <p className="note text-2">{t('decide.wait', { count: applications })}</p>
      </div>
    </form>
  );
}
