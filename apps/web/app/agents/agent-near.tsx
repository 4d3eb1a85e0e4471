import { radiusRange } from '@jobblik/contract/kernel/search.rules';
import { getCitiesWithQuery } from '@jobblik/contract/lookups/lookups.api';
import { type ReactNode, useState } from 'react';
import { useCall } from '../platform/api/query';
import { useWords } from '../platform/words/i18n';
import { ChipRow, RemovableChip } from '../ui/forms/chip';
import { Picker } from '../ui/forms/picker';
import { Slider } from '../ui/forms/slider';
import type { AgentScreens } from './agent-screens';
import { type NearChoice, placeLabel } from './agent-values';
import s from './agents.module.css';

interface AgentNearProps {
  screens: AgentScreens;
  value: NearChoice | null;
  onChange: (near: NearChoice | null) => void;
  error?: ReactNode;
}

/** A circle around a postcode, as the searches draw it: one more place beside those that are named. */
export function AgentNear({ screens, value, onChange, error }: AgentNearProps) {
  const t = useWords(screens.words);
  const [typed, setTyped] = useState('');
  const query = typed.trim().slice(0, 100);
  const found = useCall(
    getCitiesWithQuery,
    { params: { query } },
    { enabled: query !== '', keepPrevious: true, staleTime: Number.POSITIVE_INFINITY },
  );
  const cities = query && !value ? (found.data ?? []).filter(({ kind }) => kind === 'zip') : [];
  const label = value && (value.gone ? t('gone.place') : placeLabel(value));
  return (
    <div className={s.near}>
      <Picker
        label={t('form.near')}
        error={error}
        optional
        placeholder={t('form.near_example')}
        typed={typed}
        onType={setTyped}
        waiting={query !== '' && (found.isPending || found.isPlaceholderData)}
        none={found.isFetching ? t('form.waiting') : t('form.near_none')}
        disabled={value !== null}
        options={cities.map((city) => ({ id: city.id, label: placeLabel(city) }))}
        onPick={(id) => {
          const city = cities.find((one) => one.id === id);
          if (city) onChange({ id, name: city.name, zip: city.zip, radius: radiusRange.standard });
        }}
        onUndo={() => onChange(null)}
      >
        {value && label && (
          <ChipRow>
            <RemovableChip name={label} on={!value.gone} onRemove={() => onChange(null)}>
              {label}
            </RemovableChip>
          </ChipRow>
        )}
      </Picker>
      {value && (
        <Slider
          label={t('form.radius', { place: label })}
          value={value.radius}
          {...{ min: radiusRange.min, max: radiusRange.max, step: radiusRange.step }}
          format={(km) => t('form.radius_value', { km })}
          onChange={(radius) => onChange({ ...value, radius })}
        />
      )}
    </div>
  );
}
