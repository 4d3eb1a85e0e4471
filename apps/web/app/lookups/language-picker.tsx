import { RemovableChip } from '../ui/forms/chip';
import s from './language-picker.module.css';
import { NamePicker } from './name-picker';
import { useLanguages } from './use-lookups';

interface LanguagePickerProps {
  label: string;
  /** Text shown if no language has that name. */
  none: string;
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
}

/** Languages for a filter: the list is long, so they are found by typing. */
export function LanguagePicker({ label, none, chosen, onChange }: LanguagePickerProps) {
  const all = useLanguages().data;
  const picked = (all ?? []).filter(({ id }) => chosen.includes(id));
  return (
    <NamePicker label={label} none={none} all={all} chosen={chosen} onPick={({ id }) => onChange([...chosen, id])}>
      {picked.length > 0 && (
        <span className={s.picked}>
          {picked.map(({ id, name }) => (
            <RemovableChip key={id} name={name} onRemove={() => onChange(chosen.filter((one) => one !== id))}>
              {name}
            </RemovableChip>
          ))}
        </span>
      )}
    </NamePicker>
  );
}
