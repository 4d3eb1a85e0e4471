import { Check, ChoiceGroup } from '../ui/forms/choice';

interface AgentTicksProps {
  label: string;
  options: readonly { id: number; name: string }[];
  value: number[];
  onChange: (ids: number[]) => void;
  across?: boolean;
  error: string | undefined;
}

/** Choices of a short list; one of those ticked is enough. */
export function AgentTicks({ label, options, value, onChange, across, error }: AgentTicksProps) {
  return (
    <ChoiceGroup label={label} error={error} {...(across && { across })}>
      {options.map(({ id, name }) => (
        <Check
          key={id}
          label={name}
          checked={value.includes(id)}
          onChange={({ target }) => onChange(target.checked ? [...value, id] : value.filter((one) => one !== id))}
        />
      ))}
    </ChoiceGroup>
  );
}
