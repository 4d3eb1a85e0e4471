import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { ComboField } from './combobox/combo-field';
import { useCombobox } from './combobox/use-combobox';
import type { FieldFrameProps } from './field';

interface PickerOption {
  id: number;
  label: string;
  /** Heading of its group. */
  group?: string | undefined;
}

interface PickerProps extends FieldFrameProps {
  /** The options, best first; Enter picks the first one. */
  options: readonly PickerOption[];
  typed: string;
  onType: (typed: string) => void;
  onPick: (id: number) => void;
  /** Removes the last picked one: Backspace in an empty field. */
  onUndo?: () => void;
  /** True while the options for the input load. */
  waiting?: boolean;
  /** Text shown without a matching option. */
  none: string;
  disabled?: boolean;
  placeholder?: string;
  /** The picked items, above the field. */
  children?: ReactNode;
}

/** A field to search and pick several options (ARIA combobox with a list). The picked ones are shown above it. */
export function Picker({ typed, onType, onPick, onUndo, waiting, none, ...props }: PickerProps) {
  const options = inGroups(props.options);
  const id = useId();
  const combo = useCombobox();
  /** Enter was pressed before the options loaded: the first one is picked when they arrive. */
  const [eager, setEager] = useState(false);

  const pick = (option: PickerOption | undefined) => {
    if (!option) return;
    setEager(false);
    combo.show(false);
    onType('');
    onPick(option.id);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: acts on the arrival of options, nothing else
  useEffect(() => {
    if (eager && !waiting) pick(options[0]);
  }, [eager, waiting, props.options]);

  return (
    <ComboField
      {...props}
      id={id}
      combo={combo}
      icon={IconSearch}
      typed={typed}
      onType={(text) => {
        setEager(false);
        onType(text);
      }}
      options={options.map(({ id: key, label, group }) => ({ key, text: label, group }))}
      onChoose={(index) => pick(options[index])}
      onEnter={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') setEager(true);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Backspace' || typed !== '' || !onUndo) return;
        event.preventDefault();
        onUndo();
      }}
      onBlur={() => setEager(false)}
      none={typed.trim() !== '' && none}
    />
  );
}

/** Options grouped, so that the arrow keys follow the visual order. */
function inGroups(options: readonly PickerOption[]): PickerOption[] {
  return [...Map.groupBy(options, ({ group }) => group).values()].flat();
}
