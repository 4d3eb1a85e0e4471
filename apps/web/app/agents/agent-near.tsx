import { placeLabel, radiusRange } from '@jobblik/contract/lookups/lookups.rules';
import type { ReactNode } from 'react';
import { ChosenChips, PlacePicker } from '../lookups';
import { useWords } from '../platform/words/i18n';
import { Slider } from '../ui/forms/slider';
import type { AgentScreens } from './agent-screens';
import type { NearChoice } from './agent-values';
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
  const label = value && (value.gone ? t('gone.place') : placeLabel(value));
  return (
    <div className={s.near}>
      <PlacePicker
        label={t('form.near')}
        error={error}
        optional
        placeholder={t('form.near_example')}
        none={t('form.near_none')}
        busy={t('form.waiting')}
        chosen={value ? [value.id] : []}
        most={1}
        labelOf={placeLabel}
        onPick={({ id, name, zip }) => onChange({ id, name, zip, radius: radiusRange.standard })}
        onUndo={() => onChange(null)}
      >
        {value && label && (
          <ChosenChips
            value={[{ ...value, name: label }]}
            isHighlighted={({ gone }) => !gone}
            onRemove={() => onChange(null)}
          />
        )}
      </PlacePicker>
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
