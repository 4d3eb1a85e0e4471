import { createNotice } from '@jobblik/contract/moderation/moderation.api';
import {
  type NoticeGround,
  needsName,
  noticeGrounds,
  noticeLimits,
  type ReportedKind,
} from '@jobblik/contract/moderation/moderation.rules';
import { useContractForm } from '../../platform/forms/use-contract-form';
import { useSession } from '../../platform/session/session';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { Check, ChoiceGroup, Radio } from '../../ui/forms/choice';
import { TextArea, TextField } from '../../ui/forms/field';
import { FormProblem } from '../../ui/forms/form-problem';
import s from './report.module.css';

/** What the receipt on screen shows. */
export interface Sent {
  number: number;
  received_at: string;
  place: string;
  text: string;
  /** Where the receipt was mailed; '' for who is signed in, and without one. */
  email: string;
}

interface ReportFormProps {
  kind: ReportedKind;
  thing: string;
  onSent: (sent: Sent) => void;
}

/** The fields of a notice. Who is signed in is named by the account. */
export function ReportForm({ kind, thing, onSent }: ReportFormProps) {
  const t = useWords('moderation');
  const isGuest = useSession() === null;
  const isNamed = (ground: NoticeGround | '') => isGuest && (ground === '' || needsName(ground));
  const form = useContractForm(createNotice, {
    start: { place: '', ground: '' as NoticeGround | '', text: '', name: '', email: '', good_faith: false },
    words: {
      place_required: t('report.placeMissing'),
      ground_required: t('report.groundMissing'),
      text_required: t('report.textMissing'),
      name_required: t('report.nameMissing'),
      email_required: t('report.emailMissing'),
      good_faith_required: t('report.goodFaithMissing'),
    },
    check: ({ place, ground, text, name, email, good_faith }) => ({
      place: place.trim() === '' && 'required',
      ground: ground === '' && 'required',
      text: text.trim() === '' && 'required',
      name: isNamed(ground) && name.trim() === '' && 'required',
      email: isNamed(ground) && email.trim() === '' && 'required',
      good_faith: !good_faith && 'required',
    }),
    input: ({ ground, name, email, ...values }) => ({
      body: {
        kind,
        url: thing,
        ...values,
        ground: ground || 'terms',
        good_faith: true as const,
        ...(isNamed(ground) && { name, email }),
      },
    }),
    onSent: (receipt, { place, text, ground, email }) =>
      onSent({ ...receipt, place, text, email: isNamed(ground) ? email : '' }),
  });
  const { ground, good_faith } = form.values;
  return (
    <form ref={form.ref} className={s.form} onSubmit={form.submit} noValidate>
      <ChoiceGroup label={t('report.why')} error={form.errors.ground}>
        {noticeGrounds.map((name) => (
          <Radio
            key={name}
            name="ground"
            label={t(`ground.${name}`)}
            checked={ground === name}
            onChange={() => form.set({ ground: name })}
          />
        ))}
      </ChoiceGroup>
      <TextField
        label={t('report.place')}
        description={t(`report.placeHint.${kind}`)}
        {...form.field('place')}
        maxLength={noticeLimits.place}
      />
      <TextArea
        label={t('report.text')}
        description={t('report.textHint')}
        rows={5}
        max={noticeLimits.text}
        {...form.field('text')}
      />
      {isNamed(ground) && (
        <div className={s.pair}>
          <TextField label={t('report.name')} autoComplete="name" {...form.field('name')} />
          <TextField label={t('report.email')} type="email" autoComplete="email" {...form.field('email')} />
        </div>
      )}
      <Check
        label={t('report.goodFaith')}
        checked={good_faith}
        error={form.errors.good_faith}
        onChange={(event) => form.set({ good_faith: event.target.checked })}
      />
      <FormProblem>{form.problem}</FormProblem>
      <div>
        <Button kind="filled" size="large" type="submit" busy={form.isBusy}>
          {t('report.send')}
        </Button>
      </div>
    </form>
  );
}
