import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../../classes';
import s from './combo-list.module.css';
import type { Combobox } from './use-combobox';

/** An option in the list of a combobox. */
export interface ComboOption {
  key: string | number;
  text: string;
  /** Its kind, at the right: "Postnummer", "Virksomhed". */
  note?: string | undefined;
  /** Heading of its group. Options of a group follow each other. */
  group?: string | undefined;
  /** An action instead of a value. */
  action?: boolean;
}

interface ComboListProps {
  combo: Combobox;
  /** Accessible name of the list. */
  label: string | undefined;
  options: readonly ComboOption[];
  onChoose: (index: number) => void;
  /** Text without options. */
  none?: ReactNode;
}

const nearest = { block: 'nearest', behavior: 'instant' } as const;

/** The open list of {@link useCombobox}, below the field and as wide as its parent. */
export function ComboList({ combo, label, options, onChoose, none }: ComboListProps) {
  const { id, isOpen, active } = combo;
  const panel = useRef<HTMLDivElement>(null);
  const isShown = isOpen && (options.length > 0 || Boolean(none));
  useEffect(() => {
    panel.current?.querySelector('[aria-selected="true"]')?.scrollIntoView(nearest);
  });
  // Scrolls a list that opens below the edge of the window into view with its field.
  useEffect(() => {
    if (isShown) panel.current?.scrollIntoView(nearest);
  }, [isShown]);
  if (!isShown) return null;
  return (
    // The focus stays in the field.
    <div ref={panel} className={s.panel} data-panel onPointerDown={(event) => event.preventDefault()}>
      {options.length > 0 ? (
        <div id={`${id}-list`} role="listbox" aria-label={label} className={s.list}>
          <Options
            id={id}
            options={options}
            active={active}
            onChoose={(index) => {
              combo.show(false);
              onChoose(index);
            }}
          />
        </div>
      ) : (
        <p role="status" className={s.none}>
          {none}
        </p>
      )}
    </div>
  );
}

interface OptionsProps extends Pick<ComboListProps, 'options' | 'onChoose'> {
  id: string;
  active: number;
}

function Options({ id, options, active, onChoose }: OptionsProps) {
  const places = options.map((option, index) => ({ option, index }));
  return [...Map.groupBy(places, ({ option }) => option.group)].map(([group, members], place) => {
    const rows = members.map(({ option: { key, text, note, action }, index }) => (
      // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
      // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field
      <div
        key={key}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === active}
        className={classes(s.option, action && s.action)}
        onClick={() => onChoose(index)}
      >
        <span>{text}</span>
        {note && <small>{note}</small>}
      </div>
    ));
    if (group === undefined) return rows;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups, no fieldsets
      <div key={group} role="group" aria-labelledby={`${id}-group-${place}`}>
        <div id={`${id}-group-${place}`} className={s.group} role="presentation">
          {group}
        </div>
        {rows}
      </div>
    );
  });
}
