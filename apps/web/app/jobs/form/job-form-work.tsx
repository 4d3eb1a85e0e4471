import { jobLimits, jobTypes, remoteChoices } from '@jobblik/contract/jobs/job-choices.rules';
import { readAmount } from '@jobblik/contract/kernel/typed/amount.rules';
import { useWords } from '../../platform/words/i18n';
import { Check, ChoiceGroup, Radio } from '../../ui/forms/choice';
import { SelectField, TextField } from '../../ui/forms/field';
import { DateField } from '../../ui/forms/when/date-field';
import { Section } from '../../ui/layout/section';
import s from './job-form.module.css';
import { JobFormCategories, JobFormPlaces } from './job-form-choices';
import { kronerText } from './job-form-numbers';
import type { JobFormPartProps } from './job-form-part';

const days = ['1', '2', '3', '4', '5'];

/** Job title, kind of employment, and category. */
export function PositionPart({ form }: JobFormPartProps) {
  const t = useWords('employer-jobs');
  return (
    <Section work title={t('form.parts.position')} id="part-position">
      <div className={s.fields}>
        <TextField
          label={t('form.title')}
          description={t('form.title_hint', { max: jobLimits.title })}
          autoComplete="off"
          {...form.field('title')}
        />
        <ChoiceGroup label={t('form.job_type')} across>
          {jobTypes.map(({ id, name }) => (
            <Radio
              key={id}
              name="job_type_id"
              label={name}
              checked={form.values.job_type_id === String(id)}
              onChange={() => form.set({ job_type_id: String(id) })}
            />
          ))}
        </ChoiceGroup>
        <JobFormCategories {...form.field('categories')} />
      </div>
    </Section>
  );
}

/** Pay, hours and remote work. Amounts are typed in kroner. */
export function PayPart({ form }: JobFormPartProps) {
  const t = useWords('employer-jobs');
  const job = useWords('jobs');
  const tidy = (field: 'pay_from' | 'pay_to') => () => {
    const oere = readAmount(form.values[field]);
    if (oere === undefined) form.markWrong({ [field]: 'not_an_amount' });
    // A field with an unchanged value keeps its error.
    if (oere && kronerText(oere) !== form.values[field]) form.set({ [field]: kronerText(oere) });
  };
  return (
    <Section work title={t('form.parts.pay')} id="part-pay">
      <div className={s.fields}>
        <div className={s.three}>
          <TextField
            label={t('form.pay_from')}
            optional
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            placeholder={t('form.pay_from_example')}
            end={<span className={s.unit}>{t('form.kroner')}</span>}
            {...form.field('pay_from')}
            onBlur={tidy('pay_from')}
          />
          <TextField
            label={t('form.pay_to')}
            optional
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            placeholder={t('form.pay_to_example')}
            end={<span className={s.unit}>{t('form.kroner')}</span>}
            {...form.field('pay_to')}
            onBlur={tidy('pay_to')}
          />
          <SelectField
            label={t('form.pay_unit')}
            options={(['month', 'hour', 'year'] as const).map((unit) => ({ value: unit, label: job(`pay.${unit}`) }))}
            {...form.field('pay_unit')}
          />
        </div>
        <Check label={t('form.pay_hidden')} description={t('form.pay_hidden_hint')} {...form.checkbox('pay_hidden')} />
        <div className={s.three}>
          <TextField
            label={t('form.hours_per_week')}
            optional
            inputMode="decimal"
            autoComplete="off"
            maxLength={5}
            placeholder="37"
            end={<span className={s.unit}>{t('form.hours')}</span>}
            {...form.field('hours_per_week')}
          />
        </div>
        <ChoiceGroup label={t('form.remote')} across>
          {remoteChoices.map(({ kind }) => (
            <Radio
              key={kind}
              name="remote"
              label={job(`remote.${kind}`)}
              checked={form.values.remote === kind}
              onChange={() => form.set({ remote: kind })}
            />
          ))}
        </ChoiceGroup>
        {form.values.remote === 'hybrid' && (
          <div className={s.three}>
            <SelectField
              label={t('form.remote_days')}
              optional
              placeholder={t('form.remote_days_none')}
              options={days}
              {...form.field('remote_days')}
            />
          </div>
        )}
      </div>
    </Section>
  );
}

/** Places and dates. */
export function PlacePart({ form, today }: JobFormPartProps & { today: string }) {
  const t = useWords('employer-jobs');
  return (
    <Section work title={t('form.parts.place')} id="part-place">
      <div className={s.fields}>
        <JobFormPlaces {...form.field('location')} />
        <TextField
          label={t('form.address')}
          optional
          description={t('form.address_hint')}
          autoComplete="street-address"
          maxLength={jobLimits.text}
          {...form.field('address')}
        />
        <div className={s.two}>
          <DateField
            label={t('form.deadline')}
            optional
            description={t('form.deadline_hint')}
            today={today}
            min={today}
            max={`${Number(today.slice(0, 4)) + 2}-12-31`}
            {...form.field('job_deadline_date')}
          />
          <DateField
            label={t('form.start')}
            optional
            description={t('form.start_hint')}
            today={today}
            max={`${Number(today.slice(0, 4)) + 5}-12-31`}
            {...form.field('job_start_date')}
          />
        </div>
      </div>
    </Section>
  );
}
