import { jobLimits } from '@jobblik/contract/jobs/job-choices.rules';
import type { JobPlace } from '@jobblik/contract/jobs/jobs.schema';
import { placeLabel } from '@jobblik/contract/lookups/lookups.rules';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CategoryPicker, chosenProps, NamePicker, PlacePicker, useSkills } from '../../lookups';
import { useWords } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';
import { Button, IconButton } from '../../ui/forms/button';
import s from './job-form-picker.module.css';
import type { Chosen } from './job-form-values';

interface ChoiceProps<T> {
  value: T[];
  onChange: (value: T[]) => void;
  error?: ReactNode;
}

/** At most three categories from the tree, found by name or by browsing. */
export function JobFormCategories({ value, onChange, error }: ChoiceProps<Chosen>) {
  const t = useWords('employer-jobs');
  return (
    <CategoryPicker
      label={t('form.categories')}
      description={t(value.length >= jobLimits.categories ? 'form.categories_full' : 'form.categories_hint')}
      error={error}
      optional
      placeholder={t('form.categories_example')}
      none={t('form.categories_none')}
      wholeLabel={(name) => t('form.categories_whole', { name })}
      most={jobLimits.categories}
      {...chosenProps(value, onChange)}
    />
  );
}

/** Skills by name, up to the contract's maximum. */
export function JobFormSkills({ value, onChange, error }: ChoiceProps<Chosen>) {
  const t = useWords('employer-jobs');
  return (
    <NamePicker
      label={t('form.skills')}
      description={t(value.length >= jobLimits.skills ? 'form.skills_full' : 'form.skills_hint')}
      error={error}
      optional
      placeholder={t('form.skills_example')}
      none={t('form.skills_none')}
      all={useSkills().data}
      creatable
      most={jobLimits.skills}
      {...chosenProps(value, onChange)}
    />
  );
}

/** Postcodes of the workplaces; the first one is the main place, and any other can become it. */
export function JobFormPlaces({ value, onChange, error }: ChoiceProps<JobPlace>) {
  const t = useWords('employer-jobs');
  const full = value.length >= jobLimits.locations;
  const lead = (place: JobPlace) => onChange([place, ...value.filter(({ id }) => id !== place.id)]);
  return (
    <PlacePicker
      label={t('form.location')}
      description={full ? t('form.location_full') : t('form.location_hint')}
      error={error}
      optional
      placeholder={t('form.location_example')}
      none={t('form.location_none')}
      busy={t('form.location_waiting')}
      chosen={value.map(({ id }) => id)}
      most={jobLimits.locations}
      labelOf={(place) => `${placeLabel(place)}, ${place.region}`}
      onPick={(place) => onChange([...value, placeOf(place)])}
    >
      {value.length > 0 && (
        <ul className={s.places}>
          {value.map((place, index) => (
            <li key={place.id}>
              <span>{placeLabel(place)}</span>
              {index === 0 && value.length > 1 && <Badge tone="info">{t('form.location_main')}</Badge>}
              {index > 0 && (
                <Button kind="text" size="small" onClick={() => lead(place)}>
                  {t('form.location_lead')}
                  <span className="hidden-visually"> {placeLabel(place)}</span>
                </Button>
              )}
              <IconButton
                icon={IconX}
                label={t('form.remove', { name: placeLabel(place) })}
                onClick={() => onChange(value.filter(({ id }) => id !== place.id))}
              />
            </li>
          ))}
        </ul>
      )}
    </PlacePicker>
  );
}

function placeOf({ id, name, zip, region, lat, lng }: JobPlace): JobPlace {
  return { id, name, zip, region, lat, lng };
}
