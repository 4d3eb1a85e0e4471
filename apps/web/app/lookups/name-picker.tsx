import type { Named } from '@jobblik/contract/lookups/lookups.schema';
import { type ComponentProps, useState } from 'react';
import { Picker } from '../ui/forms/picker';
import { fitting } from '../ui/layout/fitting';

interface NamedChoice extends Named {
  /** Heading that it stands under. */
  group?: string;
  /** Shown instead of the name. */
  label?: string;
}

type PickerFieldProps = Omit<
  ComponentProps<typeof Picker>,
  'options' | 'typed' | 'onType' | 'onPick' | 'waiting' | 'disabled'
>;

export interface NamePickerProps extends PickerFieldProps {
  /** Everything there is to choose from; undefined while it loads. */
  all: readonly NamedChoice[] | undefined;
  /** Ids that are chosen already. */
  chosen: readonly number[];
  onPick: (choice: Named) => void;
  /** With so many chosen the field is closed. */
  most?: number;
  /** Proposals at a time. */
  limit?: number;
  /** Shows everything while nothing is typed. */
  browse?: boolean;
}

/** A field to find names in a list and choose several of them. */
export function NamePicker({ all, chosen, onPick, most, limit = 30, browse = false, ...field }: NamePickerProps) {
  const [typed, setTyped] = useState('');
  const free = (all ?? []).filter(({ id }) => !chosen.includes(id));
  return (
    <Picker
      {...field}
      typed={typed}
      onType={setTyped}
      waiting={all === undefined}
      disabled={most !== undefined && chosen.length >= most}
      options={fitting(free, typed, browse && typed === '' ? free.length : limit).map(({ id, name, group, label }) => ({
        id,
        label: label ?? name,
        group,
      }))}
      onPick={(id) => {
        const choice = free.find((one) => one.id === id);
        if (choice) onPick({ id, name: choice.name });
      }}
    />
  );
}
