import { experienceLevels } from '@jobblik/contract/jobs/job-choices.rules';
import { educationLevels, jobTypes } from '@jobblik/contract/lookups/choices.rules';
import type { FieldErrors, FieldName } from '../../platform/forms/use-form';
import { usePageSettings } from '../../platform/page-settings';
import { useWords } from '../../platform/words/i18n';
import { Check } from '../../ui/forms/choice';
import { AgentCategories, AgentLanguages, AgentPlaces } from '../agent-choices';
import { AgentFrame, type AgentFrameProps } from '../agent-frame';
import { AgentNear } from '../agent-near';
import { seekerScreens } from '../agent-screens';
import { AgentSettings } from '../agent-settings';
import { AgentTicks } from '../agent-ticks';
import { AgentWords } from '../agent-words';
import s from '../agents.module.css';
import { SeekerAges } from './seeker-ages';
import { namesOf, type SeekerValues } from './seeker-values';
import { useFoundCvs } from './use-found-cvs';

interface SeekerFormProps extends Omit<AgentFrameProps, 'screens' | 'found' | 'children'> {
  values: SeekerValues;
  onChange: (values: SeekerValues) => void;
  /** What is wrong with a field. */
  errors: FieldErrors<FieldName<SeekerValues>>;
}

/** Form of a CV-match agent: criteria, mail frequency and the number of matching candidates. */
export function SeekerForm({ values, onChange, errors, ...frame }: SeekerFormProps) {
  const t = useWords('seeker-agents');
  const { ageFilters } = usePageSettings();
  const set = (change: Partial<SeekerValues>) => onChange({ ...values, ...change });
  return (
    <AgentFrame {...frame} screens={seekerScreens} found={useFoundCvs(values)}>
      <fieldset className={s.part}>
        <legend>{t('form.what')}</legend>
        <p className={s.hint}>{t('form.what_hint')}</p>
        <AgentWords
          screens={seekerScreens}
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
        <AgentNear screens={seekerScreens} value={values.near} onChange={(near) => set({ near })} error={errors.near} />
        <AgentTicks
          label={t('form.types')}
          across
          options={jobTypes}
          value={values.jobTypes}
          onChange={(ids) => set({ jobTypes: ids })}
          error={errors.jobTypes}
        />
        <AgentTicks
          label={t('form.educations')}
          options={educationLevels}
          value={values.educations}
          onChange={(educations) => set({ educations })}
          error={errors.educations}
        />
        <AgentTicks
          label={t('form.experiences')}
          across
          options={experienceLevels}
          value={values.experiences}
          onChange={(experiences) => set({ experiences })}
          error={errors.experiences}
        />
        <AgentLanguages
          value={values.languages}
          onChange={(languages) => set({ languages })}
          error={errors.languages}
        />
        <Check
          label={t('form.video')}
          checked={values.video}
          onChange={({ target }) => set({ video: target.checked })}
        />
        <Check
          label={t('form.document')}
          description={values.video && values.document ? t('form.either') : undefined}
          checked={values.document}
          onChange={({ target }) => set({ document: target.checked })}
        />
        {ageFilters && <SeekerAges values={values} set={set} />}
      </fieldset>
      <AgentSettings
        screens={seekerScreens}
        frequency={values.frequency}
        onFrequency={(frequency) => set({ frequency })}
        title={values.name}
        onTitle={(name) => set({ name })}
        names={namesOf(values, ageFilters, t)}
        error={errors.name}
      />
    </AgentFrame>
  );
}
