import { placeLabel } from '@jobblik/contract/lookups/lookups.rules';
import type { Place } from '@jobblik/contract/lookups/lookups.schema';
import { type KeyboardEvent, useId, useState } from 'react';
import { usePlaces } from '../../lookups';
import { useWords } from '../../platform/words/i18n';
import { classes } from '../../ui/classes';
import { SearchPart } from '../../ui/forms/search-bar';
import s from './place-field.module.css';

interface PlaceFieldProps {
  value: string;
  onType: (text: string) => void;
  onChoose: (place: Place) => void;
}

/** Where to search: proposals of postcodes, towns and regions under the field, by pointer or arrow keys. */
export function PlaceField({ value, onType, onChoose }: PlaceFieldProps) {
  const t = useWords('jobs');
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const places = usePlaces(value, { whole: true, enabled: open }).places.slice(0, 8);

  function type(text: string): void {
    onType(text);
    setOpen(true);
    setActive(-1);
  }

  function choose(place: Place): void {
    setOpen(false);
    setActive(-1);
    onChoose(place);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setOpen(true);
      if (places.length > 0) setActive((now) => (now + step + places.length) % places.length);
    } else if (event.key === 'Escape' && places.length > 0) {
      event.preventDefault();
      setOpen(false);
    } else if (event.key === 'Enter') {
      const place = places[active];
      setOpen(false);
      if (!place) return;
      event.preventDefault();
      choose(place);
    }
  }

  return (
    <div className={s.place}>
      <SearchPart label={t('search.where')} sign="where">
        <input
          name="location"
          maxLength={100}
          autoComplete="off"
          placeholder={t('search.where_hint')}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={places.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={places[active] ? `${id}-${active}` : undefined}
          value={value}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
      </SearchPart>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('search.places')}
        className={s.list}
        hidden={places.length === 0}
      >
        {places.map((place, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: reached by the arrow keys of the field
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field chooses
          <div
            key={`${place.kind}-${place.id}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={classes(s.option, index === active && s.active)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(place)}
          >
            <span>{placeLabel(place)}</span>
            <small>{place.kind === 'zip' ? place.region : t(`search.place_${place.kind}`)}</small>
          </div>
        ))}
      </div>
    </div>
  );
}
