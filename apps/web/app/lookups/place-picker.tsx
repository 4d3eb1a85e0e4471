import type { Place } from '@jobblik/contract/lookups/lookups.schema';
import { type ComponentProps, useState } from 'react';
import { Picker } from '../ui/forms/picker';
import { usePlaces } from './use-places';

type PickerFieldProps = Omit<
  ComponentProps<typeof Picker>,
  'options' | 'typed' | 'onType' | 'onPick' | 'waiting' | 'disabled'
>;

interface PlacePickerProps extends PickerFieldProps {
  /** Ids of the chosen places. */
  chosen: readonly number[];
  onPick: (place: Place) => void;
  /** Most places that can be chosen; then the field is disabled. */
  most: number;
  /** Includes towns with several postcodes and regions; else postcodes only. */
  whole?: boolean;
  labelOf: (place: Place) => string;
  /** Text while the places load. */
  busy: string;
}

/** A field to find places by postcode or name and choose several of them. */
export function PlacePicker({ chosen, onPick, most, whole = false, labelOf, busy, none, ...field }: PlacePickerProps) {
  const [typed, setTyped] = useState('');
  const found = usePlaces(typed, { whole });
  const isFull = chosen.length >= most;
  const free = isFull ? [] : found.places.filter(({ id }) => !chosen.includes(id));
  return (
    <Picker
      {...field}
      typed={typed}
      onType={setTyped}
      waiting={found.waiting}
      none={found.isFetching ? busy : none}
      disabled={isFull}
      options={free.map((place) => ({ id: place.id, label: labelOf(place) }))}
      onPick={(id) => {
        const place = free.find((one) => one.id === id);
        if (place) onPick(place);
      }}
    />
  );
}
