import type { Named } from '@jobblik/contract/lookups/lookups.schema';
import { ChipRow, RemovableChip } from '../ui/forms/chip';

interface ChosenChipsProps<T extends Named> {
  value: readonly T[];
  onRemove: (id: number) => void;
  nameOf?: (one: T) => string;
  /** Highlights the chip of an active filter; values of a form are not highlighted. */
  isHighlighted?: (one: T) => boolean;
}

/** The chosen items as chips, each with a button to remove it. */
export function ChosenChips<T extends Named>({
  value,
  onRemove,
  nameOf = ({ name }) => name,
  isHighlighted = () => true,
}: ChosenChipsProps<T>) {
  if (value.length === 0) return null;
  return (
    <ChipRow>
      {value.map((one) => (
        <RemovableChip key={one.id} name={nameOf(one)} on={isHighlighted(one)} onRemove={() => onRemove(one.id)}>
          {nameOf(one)}
        </RemovableChip>
      ))}
    </ChipRow>
  );
}

/**
 * Props of a picker for its chosen items: adding, undoing, and chips that remove them.
 * @param chips style of the chips
 */
export function chosenProps<T extends Named>(
  value: readonly T[],
  onChange: (value: T[]) => void,
  chips: Pick<ChosenChipsProps<T>, 'nameOf' | 'isHighlighted'> = {},
) {
  return {
    chosen: value.map(({ id }) => id),
    onPick: (choice: T) => onChange([...value, choice]),
    onUndo: () => onChange(value.slice(0, -1)),
    children: (
      <ChosenChips
        value={value}
        {...chips}
        onRemove={(removed) => onChange(value.filter(({ id }) => id !== removed))}
      />
    ),
  };
}
