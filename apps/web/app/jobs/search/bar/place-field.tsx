import { placeLabel } from '@jobblik/contract/lookups/lookups.rules';
import type { Place } from '@jobblik/contract/lookups/lookups.schema';
import type { Ref } from 'react';
import { usePlaces } from '../../../lookups';
import { useWords } from '../../../platform/words/i18n';
import { classes } from '../../../ui/classes';
import { ComboList } from '../../../ui/forms/combobox/combo-list';
import { useCombobox } from '../../../ui/forms/combobox/use-combobox';
import { SearchPart } from '../../../ui/forms/search-bar';
import s from './search-field.module.css';

interface PlaceFieldProps {
  value: string;
  onType: (text: string) => void;
  onChoose: (place: Place) => void;
  inputRef: Ref<HTMLInputElement>;
  /** Id of the error, if there is one. */
  errorId: string | undefined;
}

/** The place: suggestions of postcodes, towns and regions under the field, chosen by pointer or arrow keys. */
export function PlaceField({ value, onType, onChoose, inputRef, errorId }: PlaceFieldProps) {
  const t = useWords('jobs');
  const combo = useCombobox();
  const places = usePlaces(value, { whole: true, enabled: combo.isOpen }).places.slice(0, 8);
  const choose = (index: number) => {
    const place = places[index];
    if (place) onChoose(place);
  };
  return (
    <div className={classes(s.field, s.second)}>
      <SearchPart label={t('search.where')} icon="where">
        <input
          ref={inputRef}
          name="location"
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
          maxLength={100}
          placeholder={t('search.where_hint')}
          {...combo.inputProps({ count: places.length, onChoose: choose, onEnter: () => combo.show(false) })}
          value={value}
          onChange={(event) => {
            onType(event.target.value);
            combo.show(true);
          }}
        />
      </SearchPart>
      <ComboList
        combo={combo}
        label={t('search.places')}
        onChoose={choose}
        options={places.map((place) => ({
          key: `${place.kind}-${place.id}`,
          text: placeLabel(place),
          note: place.kind === 'zip' ? place.region : t(`search.place_${place.kind}`),
        }))}
      />
    </div>
  );
}
