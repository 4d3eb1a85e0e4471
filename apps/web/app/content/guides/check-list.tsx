import { Check } from '../../ui/forms/choice';

/** Things to check before continuing. The ticks are not stored. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <Check label={item} />
        </li>
      ))}
    </ul>
  );
}
