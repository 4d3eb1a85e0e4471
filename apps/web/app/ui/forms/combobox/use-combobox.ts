import { type KeyboardEvent, useId, useState } from 'react';

interface ComboboxKeys {
  /** How many options there are. */
  count: number;
  /** Gets the index of the chosen option. */
  onChoose: (index: number) => void;
  /** Enter while no option is active. */
  onEnter?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
}

/**
 * State of a text field with a list of options (ARIA combobox with a listbox). The field keeps the focus; arrow keys move through
 * the options, Enter chooses, Escape closes. Typed text stays as it is.
 */
export function useCombobox() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** Opens or closes the list; no option is active then. */
  const show = (next: boolean) => {
    setOpen(next);
    setActive(-1);
  };
  /** Attributes of the `input`. */
  const inputProps = ({ count, onChoose, onEnter }: ComboboxKeys) => {
    const isListed = isOpen && count > 0;
    const current = isListed && active < count ? active : -1;
    return {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isListed,
      'aria-controls': isListed ? `${id}-list` : undefined,
      'aria-activedescendant': current >= 0 ? `${id}-${current}` : undefined,
      onBlur: () => show(false),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        if (step !== 0) {
          event.preventDefault();
          setOpen(true);
          if (count > 0) setActive(current < 0 && step < 0 ? count - 1 : (current + step + count) % count);
        } else if (event.key === 'Escape' && isOpen) {
          // A dialog around the field stays open.
          event.preventDefault();
          show(false);
        } else if (event.key === 'Enter' && current >= 0) {
          event.preventDefault();
          show(false);
          onChoose(current);
        } else if (event.key === 'Enter') onEnter?.(event);
      },
    };
  };
  return { id, isOpen, active, show, inputProps };
}

export type Combobox = ReturnType<typeof useCombobox>;
