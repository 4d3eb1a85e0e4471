import type { ReportCase } from '@jobblik/contract/admin/cases.schema';
import { decideCase } from '@jobblik/contract/admin/decisions.api';
import type { CaseDecision } from '@jobblik/contract/admin/decisions.schema';
import { territories } from '@jobblik/contract/moderation/moderation.rules';
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
import { useSendKey } from './use-send-key';
import type { Undo } from './use-undo';

const keys = { taken_down: 'F', restored: 'G', no_action: 'I' } as const;

/** The fields of article 17 of the DSA: what is done, where and for how long, on which facts and which ground. */
export function ReportDecisionForm({ found, undo }: { found: ReportCase; undo: Undo }) {
  const t = useWords('moderation');
  const admin = useWords('admin');
  const does = found.taken_down ? 'restored' : 'taken_down';
  const kinds = found.exists ? ([does, 'no_action'] as const) : (['no_action'] as const);
  const [choice, setChoice] = useState<Pick<CaseDecision, 'kind' | 'basis' | 'territory'>>({
    kind: kinds[0],
    basis: 'law',
    territory: 'denmark',
  });
  const form = useContractForm(decideCase, {
    start: { basis_text: '', facts: '', duration: '' },
    words: { basis_text_required: t('decide.basisMissing'), facts_required: t('decide.factsMissing') },
    check: ({ basis_text, facts }) => ({
      basis_text: basis_text.trim() === '' && 'required',
      facts: facts.trim() === '' && 'required',
    }),
    input: (values) => ({
      body: { case_id: found.id, ...choice, notice_ids: found.notices.map(({ id }) => id), ...values },
    }),
    onSent: ({ decision }) => undo.announce(decision, t(`decide.done.${choice.kind}`)),
  });
  const choose = (part: Partial<typeof choice>) => setChoice({ ...choice, ...part });
  useShortcuts(Object.fromEntries(kinds.map((kind) => [keys[kind].toLowerCase(), () => choose({ kind })])), {
    storageKey: 'admin-keys',
  });
  useSendKey(() => void form.submit());
  return (
    <form id="afgoerelse" ref={form.ref} className={s.decision} onSubmit={form.submit} noValidate>
      <FormProblem>{form.problem}</FormProblem>
      <fieldset className={s.choices}>
        <legend>{admin('decide.label')}</legend>
        {kinds.map((kind) => (
          <Chip key={kind} on={choice.kind === kind} onClick={() => choose({ kind })}>
            {t(`decide.${kind}`)} <Kbd>{keys[kind]}</Kbd>
          </Chip>
        ))}
      </fieldset>
      <fieldset className={s.choices}>
        <legend>{admin('ground.label')}</legend>
        {(['law', 'terms'] as const).map((basis) => (
          <Chip key={basis} on={choice.basis === basis} onClick={() => choose({ basis })}>
            {t(`decide.basis.${basis}`)}
          </Chip>
        ))}
      </fieldset>
      <fieldset className={s.choices}>
        <legend>{t('decide.where')}</legend>
        {territories.map((territory) => (
          <Chip key={territory} on={choice.territory === territory} onClick={() => choose({ territory })}>
            {t(`decide.territory.${territory}`)}
          </Chip>
        ))}
      </fieldset>
      <div className={s.letters}>
        <TextField label={t(`decide.basisText.${choice.basis}`)} {...form.field('basis_text')} />
        <TextField label={t('decide.duration')} optional {...form.field('duration')} />
      </div>
      <TextArea label={t('decide.facts')} description={t('decide.factsHint')} rows={4} {...form.field('facts')} />
      <div className={s.send}>
        <Button kind="filled" type="submit" busy={form.isBusy}>
          {admin('decide.send')} <Kbd>Ctrl ↵</Kbd>
        </Button>
        <small>{t('decide.wait')}</small>
      </div>
    </form>
  );
}
