import { Check } from '../../ui/forms/choice';

/** Things to go through before one goes on. The ticks are the reader's own and are kept nowhere. */
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
