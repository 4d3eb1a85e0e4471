import { ageRange } from '@jobblik/contract/candidates/cv-search.rules';
import { radiusRange } from '@jobblik/contract/lookups/lookups.rules';
import { useEffect, useState } from 'react';
import { LanguagePicker, usePlaces } from '../../../lookups';
import { useWords } from '../../../platform/words/i18n';
import { TextField } from '../../../ui/forms/field';
import { Slider } from '../../../ui/forms/slider';
import type { InboxAddress } from './address';
import s from './applicants-filters.module.css';

type Change = (change: Partial<InboxAddress>) => void;

/** Languages of the CV: the list is long, so they are searched for. */
export function LanguageFilter({ chosen, onChange }: { chosen: readonly number[]; onChange: (ids: number[]) => void }) {
  const t = useWords('applications');
  return (
    <fieldset className={s.part}>
      <legend>{t('filter.language')}</legend>
      <LanguagePicker label={t('filter.language')} none={t('filter.no_language')} chosen={chosen} onChange={onChange} />
    </fieldset>
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
    <fieldset className={s.part}>
      <legend>{t('filter.distance')}</legend>
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
    </fieldset>
  );
}

/** Ages that people have published themselves; the others are in no narrowed range. */
export function AgeFilter({ minAge, maxAge, onChange }: { minAge: number; maxAge: number; onChange: Change }) {
  const t = useWords('applications');
  return (
    <fieldset className={s.part}>
      <legend>{t('filter.age')}</legend>
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
    </fieldset>
  );
}
