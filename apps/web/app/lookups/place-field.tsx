import { placeLabel } from '@jobblik/contract/lookups/lookups.rules';
import type { Place } from '@jobblik/contract/lookups/lookups.schema';
import { Select } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../ui/brand/icon';
import { Field, type FieldFrameProps, fieldIds } from '../ui/forms/field';
import { matchPlace } from './match-place';
import s from './place-field.module.css';
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
export function PlaceField({ id, label, description, error, value, onChange, onUnknown, ...words }: PlaceFieldProps) {
  const selectedLabel = value?.label ?? '';
  const [typed, setTyped] = useState(selectedLabel);
  const [last, setLast] = useState(selectedLabel);
  // Loading another version of the form changes the value of the mounted field.
  if (last !== selectedLabel) {
    setLast(selectedLabel);
    setTyped(selectedLabel);
  }
  const [open, setOpen] = useState(false);
  const query = typed.trim().slice(0, 100);
  const isChosen = value !== null && value.id > 0 && query === selectedLabel;
  const found = usePlaces(typed, { enabled: !isChosen });
  const findPlaces = useFindPlaces();
  const hits = found.places.map((place) => ({ value: String(place.id), label: placeLabel(place) }));
  const chosen = value && { value: String(value.id), label: selectedLabel };
  const options = chosen && !hits.some((hit) => hit.value === chosen.value) ? [chosen, ...hits] : hits;

  function refuse(): void {
    if (onUnknown) onUnknown(query);
    else setTyped(selectedLabel);
  }

  function take(places: readonly Place[], first = false): void {
    const place = matchPlace(query, places) ?? (first ? places[0] : undefined);
    if (place) onChange(place);
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

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Enter') return;
    const option = highlightedOption(event.currentTarget);
    if (!option && (query === '' || query === selectedLabel)) return;
    event.preventDefault();
    if (option) {
      option.click();
    } else {
      setOpen(false);
      resolvePlace(true);
    }
  }

  return (
    <Field id={id} label={label} description={description} error={error} optional>
      <Select
        {...fieldIds(id, { description, error })}
        error={Boolean(error)}
        placeholder={words.placeholder}
        leftSection={<Icon of={IconMapPin} size={18} />}
        data={options}
        value={chosen?.value ?? null}
        onChange={(chosenId) => {
          const place = found.places.find((one) => String(one.id) === chosenId);
          if (place) onChange(place);
          else if (chosenId === null) onChange(null);
        }}
        searchable
        searchValue={typed}
        onSearchChange={setTyped}
        dropdownOpened={open}
        onDropdownOpen={() => setOpen(true)}
        onDropdownClose={() => setOpen(false)}
        onBlur={leave}
        onKeyDown={onKeyDown}
        // The server has searched; its results are shown unfiltered.
        filter={({ options: all }) => all.filter((option) => !('value' in option) || option.value !== '0')}
        allowDeselect={false}
        withCheckIcon={false}
        clearable={words.clear !== undefined}
        clearButtonProps={{ 'aria-label': words.clear }}
        nothingFoundMessage={
          query === ''
            ? undefined
            : found.isError
              ? (words.failed ?? words.none)
              : found.waiting
                ? undefined
                : words.none
        }
        autoComplete="off"
        // The list scrolls itself: a scroll area around it would need a separate tab stop.
        withScrollArea={false}
        classNames={{ options: s.options }}
      />
    </Field>
  );
}

/**
 * The option that is highlighted on the screen. Mantine's Select may have lost its index: a timer that runs after the list has
 * opened resets it, on a slow machine after the first arrow key. The attribute on the input stays after a highlight has been
 * removed.
 */
function highlightedOption(input: HTMLInputElement): HTMLElement | null {
  const option = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
  return option?.hasAttribute('data-combobox-selected') ? option : null;
}
