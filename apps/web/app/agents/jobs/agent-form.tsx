import { remoteChoices } from '@jobblik/contract/jobs/job-choices.rules';
import { wishFilterGroups } from '@jobblik/contract/jobs/wishes.rules';
import { jobTypes } from '@jobblik/contract/lookups/choices.rules';
import type { FieldErrors, FieldName } from '../../platform/forms/use-form';
import { useWords } from '../../platform/words/i18n';
import { Check } from '../../ui/forms/choice';
import { AgentCategories, AgentCompanies, AgentPlaces } from '../agent-choices';
import { AgentFrame, type AgentFrameProps } from '../agent-frame';
import { AgentNear } from '../agent-near';
import { jobScreens } from '../agent-screens';
import { AgentSettings } from '../agent-settings';
import { AgentTicks } from '../agent-ticks';
import { type AgentValues, namesOf } from '../agent-values';
import { AgentWords } from '../agent-words';
import s from '../agents.module.css';
import { useFoundAds } from './use-found-ads';

interface AgentFormProps extends Omit<AgentFrameProps, 'screens' | 'found' | 'children'> {
  values: AgentValues;
  onChange: (values: AgentValues) => void;
  /** What is wrong with a field. */
  errors: FieldErrors<FieldName<AgentValues>>;
}

/** What a job agent looks for, how often it writes, and what it would find now. */
export function AgentForm({ values, onChange, errors, ...frame }: AgentFormProps) {
  const t = useWords('agents');
  const set = (change: Partial<AgentValues>) => onChange({ ...values, ...change });
  return (
    <AgentFrame {...frame} screens={jobScreens} found={useFoundAds(values)}>
      <fieldset className={s.part}>
        <legend>{t('form.what')}</legend>
        <p className={s.hint}>{t('form.what_hint')}</p>
        <AgentWords
          screens={jobScreens}
          value={values.keywords}
          onChange={(keywords) => set({ keywords })}
          error={errors.keywords}
        />
        <AgentCategories
          value={values.categories}
          onChange={(categories) => set({ categories })}
          error={errors.categories}
        />
        <AgentPlaces value={values.places} onChange={(places) => set({ places })} error={errors.places} />
        <AgentNear screens={jobScreens} value={values.near} onChange={(near) => set({ near })} error={errors.near} />
        <AgentTicks
          label={t('form.types')}
          across
          options={jobTypes}
          value={values.jobTypes}
          onChange={(ids) => set({ jobTypes: ids })}
          error={errors.jobTypes}
        />
        <AgentTicks
          label={t('form.remote')}
          options={remoteChoices.map(({ id }) => ({ id, name: t(`remote.${id}`) }))}
          value={values.remote}
          onChange={(remote) => set({ remote })}
          error={errors.remote}
        />
        {wishFilterGroups.map(({ name, wishes }) => (
          <AgentTicks
            key={name}
            label={t(`form.wishes_${name}`)}
            options={wishes}
            value={values.wishes}
            onChange={(ids) => set({ wishes: ids })}
            error={errors.wishes}
          />
        ))}
        <Check
          label={t('form.pay')}
          checked={values.payShown}
          onChange={({ target }) => set({ payShown: target.checked })}
        />
        <AgentCompanies
          value={values.companies}
          onChange={(companies) => set({ companies })}
          error={errors.companies}
        />
      </fieldset>
      <AgentSettings
        screens={jobScreens}
        frequency={values.frequency}
        onFrequency={(frequency) => set({ frequency })}
        title={values.title}
        onTitle={(title) => set({ title })}
        names={namesOf(values, t)}
        error={errors.title}
      />
    </AgentFrame>
  );
}
