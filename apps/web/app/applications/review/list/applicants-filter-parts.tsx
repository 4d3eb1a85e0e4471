import { ageRange, radiusRange } from '@jobblik/contract/kernel/search.rules';
import { useEffect, useState } from 'react';
import { LanguagePicker, useLanguages, usePlaces } from '../../../lookups';
import { useWords, type Words } from '../../../platform/words/i18n';
import { TextField } from '../../../ui/forms/field';
import { Slider } from '../../../ui/forms/slider';
import type { ApplicantsAddress } from './applicants-address';
import { FilterMenu } from './applicants-filter-menu';
import s from './applicants-filters.module.css';

type Change = (change: Partial<ApplicantsAddress>) => void;

/** Languages of the CV: the list is long, so they are searched for. */
export function LanguageFilter({ chosen, onChange }: { chosen: readonly number[]; onChange: (ids: number[]) => void }) {
  const t = useWords('applications');
  const picked = (useLanguages().data ?? []).filter(({ id }) => chosen.includes(id));
  const label = t('filter.language');
  const valueText =
    chosen.length === 0 ? label : chosen.length === 1 ? (picked[0]?.name ?? label) : `${label} (${chosen.length})`;
  return (
    <FilterMenu label={label} valueText={valueText} chosen={chosen.length} onClear={() => onChange([])}>
      <LanguagePicker label={label} none={t('filter.no_language')} chosen={chosen} onChange={onChange} />
    </FilterMenu>
  );
}

/** A postcode, and once there is one the distance around it (spec 2§5: 5 to 400 km, at first 50). */
export function DistanceFilter({ postcode, radius, onChange }: { postcode: string; radius: number; onChange: Change }) {
  const t = useWords('applications');
  const [typed, setTyped] = useState(postcode);
  const [held, setHeld] = useState(postcode);
  if (held !== postcode) {
    setHeld(postcode);
    setTyped(postcode);
  }
  const isWhole = typed.length === 4;
  const isNew = isWhole && typed !== postcode;
  const found = usePlaces(typed, { enabled: isNew });
  const isKnown = isNew && !found.waiting && !found.isError ? found.places.some(({ zip }) => zip === typed) : undefined;
  // An unknown postcode stays in the field and does not change the filter.
  useEffect(() => {
    if (isWhole && isKnown && typed !== postcode) onChange({ postcode: typed });
  });
  const km = (value: number) => t('filter.within', { count: value });
  return (
    <FilterMenu
      label={t('filter.distance')}
      valueText={postcode ? t('filter.within_of', { count: radius, postcode }) : t('filter.distance')}
      chosen={postcode === '' ? 0 : 1}
      onClear={() => onChange({ postcode: '', radius: radiusRange.standard })}
    >
      <div className={s.part}>
        <TextField
          size="small"
          label={t('filter.postcode')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed}
          error={isWhole && typed !== postcode && isKnown === false ? t('filter.unknown_postcode') : undefined}
          onChange={(event) => {
            const value = event.target.value.replaceAll(/\D/g, '');
            setTyped(value);
            if (value === '' && postcode !== '') onChange({ postcode: '' });
          }}
        />
        {postcode !== '' && (
          <Slider
            label={t('filter.radius')}
            value={radius}
            min={radiusRange.min}
            max={radiusRange.max}
            step={radiusRange.step}
            format={km}
            range={t('filter.radius_range')}
            onDone={(value) => onChange({ radius: value })}
          />
        )}
      </div>
    </FilterMenu>
  );
}

/** "25–40 år"; the upper end includes everybody older: "25 år og ældre". */
function agesText(from: number, to: number, t: Words<'applications'>): string {
  return to === ageRange.max ? t('filter.oldest', { count: from }) : t('filter.ages', { from, to });
}

/** Ages that people have published themselves; the others are in no narrowed range. */
export function AgeFilter({ minAge, maxAge, onChange }: { minAge: number; maxAge: number; onChange: Change }) {
  const t = useWords('applications');
  const active = minAge > ageRange.min || maxAge < ageRange.max;
  return (
    <FilterMenu
      label={t('filter.age')}
      valueText={active ? agesText(minAge, maxAge, t) : t('filter.age')}
      chosen={active ? 1 : 0}
      onClear={() => onChange({ minAge: ageRange.min, maxAge: ageRange.max })}
    >
      <div className={s.part}>
        <Slider
          label={t('filter.min_age')}
          value={minAge}
          min={ageRange.min}
          max={ageRange.max}
          step={1}
          format={(value) => t('filter.years', { count: value })}
          onDone={(value) => onChange({ minAge: Math.min(value, maxAge) })}
        />
        <Slider
          label={t('filter.max_age')}
          value={maxAge}
          min={ageRange.min}
          max={ageRange.max}
          step={1}
          format={(value) => t(value === ageRange.max ? 'filter.oldest' : 'filter.years', { count: value })}
          onDone={(value) => onChange({ maxAge: Math.max(value, minAge) })}
        />
        <p className="note">{t('filter.age_note')}</p>
      </div>
    </FilterMenu>
  );
}
