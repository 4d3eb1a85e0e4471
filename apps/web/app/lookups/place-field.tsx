import { placeLabel } from '@jobblik/contract/lookups/lookups.rules';
import type { Place } from '@jobblik/contract/lookups/lookups.schema';
import { IconMapPin, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '../ui/forms/button';
import { ComboField } from '../ui/forms/combobox/combo-field';
import { useCombobox } from '../ui/forms/combobox/use-combobox';
import type { FieldFrameProps } from '../ui/forms/field';
import { matchPlace } from './match-place';
import { useFindPlaces, usePlaces } from './use-places';

/** A postcode in a form; id 0 is a typed text that matches no place. */
interface HeldPlace {
  id: number;
  /** "9000 Aalborg" */
  label: string;
}

interface PlaceFieldProps extends Pick<FieldFrameProps, 'label' | 'description' | 'error'> {
  id: string;
  value: HeldPlace | null;
  onChange: (place: Place | null) => void;
  /** Called with text that matches no place. Without it the field resets to the previous place. */
  onUnknown?: (typed: string) => void;
  placeholder: string;
  /** Texts for no match and for a failed request. */
  none: string;
  failed?: string;
  /** Label of a button that clears the field; without it there is no button. */
  clear?: string;
}

/** A Danish postcode with its town, found by either. Text that is not chosen from the list is matched on blur. */
export function PlaceField({ value, onChange, onUnknown, none, failed, clear, ...field }: PlaceFieldProps) {
  const selectedLabel = value?.label ?? '';
  const [typed, setTyped] = useState(selectedLabel);
  const [last, setLast] = useState(selectedLabel);
  // Loading another version of the form changes the value of the mounted field.
  if (last !== selectedLabel) {
    setLast(selectedLabel);
    setTyped(selectedLabel);
  }
  const input = useRef<HTMLInputElement>(null);
  const combo = useCombobox();
  const query = typed.trim().slice(0, 100);
  const isChosen = value !== null && value.id > 0 && query === selectedLabel;
  const found = usePlaces(typed, { enabled: !isChosen });
  const findPlaces = useFindPlaces();

  function choose(place: Place): void {
    setTyped(placeLabel(place));
    onChange(place);
  }

  function refuse(): void {
    if (onUnknown) onUnknown(query);
    else setTyped(selectedLabel);
  }

  function take(places: readonly Place[], first = false): void {
    const place = matchPlace(query, places) ?? (first ? places[0] : undefined);
    if (place) choose(place);
    else refuse();
  }

  function resolvePlace(first = false): void {
    if (!found.waiting && !found.isError) {
      take(found.places, first);
      return;
    }
    // Not answered yet: a form that is submitted now is refused instead of sent without the place.
    onUnknown?.(query);
    findPlaces(query)
      .then((places) => take(places, first))
      // The place stays unknown; the field shows that.
      .catch(refuse);
  }

  function leave(): void {
    if (query === '') {
      if (value) onChange(null);
    } else if (query !== selectedLabel) resolvePlace();
  }

  function onEnter(event: KeyboardEvent<HTMLInputElement>): void {
    if (query === '' || query === selectedLabel) return;
    event.preventDefault();
    combo.show(false);
    resolvePlace(true);
  }

  const noHit = found.isError ? (failed ?? none) : none;
  return (
    <ComboField
      {...field}
      optional
      ref={input}
      combo={combo}
      icon={IconMapPin}
      typed={typed}
      onType={setTyped}
      options={found.places.map((place) => ({ key: place.id, text: placeLabel(place) }))}
      onChoose={(index) => {
        const place = found.places[index];
        if (place) choose(place);
      }}
      onEnter={onEnter}
      onBlur={leave}
      none={query !== '' && !isChosen && (found.isError || !found.waiting) && noHit}
      end={
        clear !== undefined &&
        value && (
          <IconButton
            icon={IconX}
            label={clear}
            // The focus stays in the field: leaving it would look the text up.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              setTyped('');
              onChange(null);
              input.current?.focus();
            }}
          />
        )
      }
    />
  );
}
