import { type KeyboardEvent, useId, useState } from 'react';
import { classes } from '../../../ui/classes';
import s from './search-combo.module.css';

/** An option of the list under a field of the search bar. */
export interface ComboOption {
  key: string;
  text: string;
  /** Its kind: "Postnummer", "Virksomhed". */
  note: string;
  /** An action instead of a search. */
  action?: boolean;
}

/** A field with a list of suggestions, chosen by pointer or arrow keys (ARIA combobox). The field keeps the focus. */
export function useCombo() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const show = (isOpen: boolean) => {
    setOpen(isOpen);
    setActive(-1);
  };
  /** Attributes of the field for the current options. `choose` gets the index of an option. */
  const fieldOf = (count: number, choose: (index: number) => void) => ({
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': open && count > 0,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': open && active >= 0 && active < count ? `${id}-${active}` : undefined,
    onBlur: () => show(false),
    onKeyDown: (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step !== 0) {
        event.preventDefault();
        setOpen(true);
        if (count > 0) setActive((now) => (now < 0 && step < 0 ? count - 1 : (now + step + count) % count));
      } else if (event.key === 'Escape' && open && count > 0) {
        event.preventDefault();
        show(false);
      } else if (event.key === 'Enter') {
        show(false);
        if (!open || active < 0 || active >= count) return;
        event.preventDefault();
        choose(active);
      }
    },
  });
  return { id, open, active, show, fieldOf };
}

interface ComboListProps {
  combo: ReturnType<typeof useCombo>;
  label: string;
  options: readonly ComboOption[];
  onChoose: (index: number) => void;
}

/** The list of {@link useCombo}, under the field. It is as wide as its parent. */
export function ComboList({ combo: { id, open, active, show }, label, options, onChoose }: ComboListProps) {
  // Only the browser has recent searches: a closed list is the same on the server.
  const shown = open ? options : [];
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} className={s.list} hidden={shown.length === 0} data-panel>
      {shown.map(({ key, text, note, action }, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: reached by the arrow keys of the field
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field chooses
        <div
          key={key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={classes(s.option, index === active && s.active, action && s.action)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            show(false);
            onChoose(index);
          }}
        >
          <span>{text}</span>
          {note && <small>{note}</small>}
        </div>
      ))}
    </div>
  );
}
