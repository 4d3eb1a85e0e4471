import type { Named } from '@jobblik/contract/lookups/lookups.schema';
import { cleanWord, isTypedWord, typedWordId, wordKey } from '@jobblik/contract/lookups/typed-word.rules';
import { type ComponentProps, useMemo, useState } from 'react';
import { useWords } from '../platform/words/i18n';
import { Picker } from '../ui/forms/picker';
import { fitting } from '../ui/layout/fitting';

interface NamedChoice extends Named {
  /** Heading of its group. */
  group?: string;
  /** Shown instead of the name. */
  label?: string;
}

type PickerFieldProps = Omit<
  ComponentProps<typeof Picker>,
  'options' | 'typed' | 'onType' | 'onPick' | 'waiting' | 'disabled'
>;

export interface NamePickerProps extends PickerFieldProps {
  /** All options; undefined while they load. */
  all: readonly NamedChoice[] | undefined;
  /** Ids of the chosen options. */
  chosen: readonly number[];
  onPick: (choice: Named) => void;
  /** Most options that can be chosen; then the field is disabled. */
  most?: number;
  /** Most suggestions at a time. */
  limit?: number;
  /** Shows all options while nothing is typed. */
  browse?: boolean;
  /** A word that is not in the list can be added as typed; its id is below 0. */
  creatable?: boolean;
}

/** A field to find names in a list and choose several of them. */
export function NamePicker({
  all,
  chosen,
  onPick,
  most,
  limit = 30,
  browse = false,
  creatable = false,
  ...field
}: NamePickerProps) {
  const t = useWords('ui');
  const [typed, setTyped] = useState('');
  const free = (all ?? []).filter(({ id }) => !chosen.includes(id));
  const listedKeys = useMemo(() => creatable && all && new Set(all.map(({ name }) => wordKey(name))), [creatable, all]);
  const own = listedKeys ? ownWord(typed, { listedKeys, chosen }) : undefined;
  const listed = fitting(free, typed, browse && typed === '' ? free.length : limit);
  return (
    <Picker
      {...field}
      typed={typed}
      onType={setTyped}
      waiting={all === undefined}
      disabled={most !== undefined && chosen.length >= most}
      options={[
        ...listed.map(({ id, name, group, label }) => ({ id, label: label ?? name, group })),
        ...(own ? [{ id: own.id, label: t('use_typed', { word: own.name }) }] : []),
      ]}
      onPick={(id) => {
        const choice = id === own?.id ? own : free.find((one) => one.id === id);
        if (choice) onPick({ id, name: choice.name });
      }}
    />
  );
}

/** The typed text as an option; undefined if it cannot be stored, is in the list, or is chosen already. */
function ownWord(typed: string, known: { listedKeys: ReadonlySet<string>; chosen: readonly number[] }) {
  const name = cleanWord(typed);
  const own = { id: typedWordId(name), name };
  const isKnown = known.listedKeys.has(wordKey(name)) || known.chosen.includes(own.id);
  return isTypedWord(name) && !isKnown ? own : undefined;
}
