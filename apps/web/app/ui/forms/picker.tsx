import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../brand/icon';
import { classes } from '../classes';
import { Field, type FieldFrameProps, fieldIds } from './field';
import f from './frame.module.css';
import s from './picker.module.css';

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
export function Picker({ children, ...props }: PickerProps) {
  const { label, description, error, optional, hideLabel, className, typed, onType, onPick, onUndo } = props;
  const options = inGroups(props.options);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** Enter was pressed before the options loaded: the first one is picked when they arrive. */
  const [eager, setEager] = useState(false);
  const shown = open && (options.length > 0 || typed.trim() !== '');

  const pick = (option: PickerOption | undefined) => {
    if (!option) return;
    setEager(false);
    setActive(-1);
    setOpen(false);
    onType('');
    onPick(option.id);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: acts on the arrival of options, nothing else
  useEffect(() => {
    if (eager && !props.waiting) pick(options[0]);
  }, [eager, props.waiting, props.options]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });

  // Scrolls a list that opens below the edge of the window into view with its field.
  useEffect(() => {
    if (shown) panel.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [shown]);

  const move = (to: number) => {
    setOpen(true);
    setActive(options.length === 0 ? -1 : (to + options.length) % options.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && typed === '') onUndo?.();
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active < 0 ? options.length - 1 : active - 1);
    else if (event.key === 'Enter' && active >= 0) pick(options[active]);
    else if (event.key === 'Enter' && typed.trim() !== '') setEager(true);
    else if (event.key === 'Escape' && shown) setOpen(false);
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  };

  return (
    <Field {...{ id, label, description, error, optional, hideLabel, className }}>
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens for the focus to leave, does nothing of its own */}
      <div
        className={s.picker}
        onBlur={(event) => {
          if (event.currentTarget.contains(event.relatedTarget)) return;
          setOpen(false);
          setEager(false);
        }}
      >
        <span className={classes(f.frame, s.box, Boolean(error) && f.bad)}>
          <Icon of={IconSearch} size={18} />
          <input
            {...fieldIds(id, { description, error })}
            className={s.input}
            role="combobox"
            aria-expanded={shown}
            aria-controls={shown ? `${id}-list` : undefined}
            aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            value={typed}
            maxLength={100}
            placeholder={props.placeholder}
            disabled={props.disabled}
            onChange={(event) => {
              onType(event.target.value);
              setActive(-1);
              setEager(false);
              setOpen(true);
            }}
            onClick={() => setOpen(true)}
            onKeyDown={onKeyDown}
          />
        </span>
        {shown && (
          <div ref={panel} className={s.panel} data-panel>
            {options.length > 0 ? (
              <div
                ref={list}
                id={`${id}-list`}
                role="listbox"
                aria-label={typeof label === 'string' ? label : undefined}
                className={s.list}
              >
                <Options id={id} options={options} active={active} onPick={pick} />
              </div>
            ) : (
              <p id={`${id}-list`} role="status" className={s.none}>
                {props.none}
              </p>
            )}
          </div>
        )}
      </div>
    </Field>
  );
}

interface OptionsProps {
  id: string;
  options: readonly PickerOption[];
  active: number;
  onPick: (option: PickerOption) => void;
}

function Options({ id, options, active, onPick }: OptionsProps) {
  const places = options.map((option, index) => ({ option, index }));
  return [...Map.groupBy(places, ({ option }) => option.group)].map(([group, members], place) => {
    const rows = members.map(({ option, index }) => (
      // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
      // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field
      <div
        key={option.id}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === active}
        className={s.option}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onPick(option)}
      >
        {option.label}
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

/** Options grouped, so that the arrow keys follow the visual order. */
function inGroups(options: readonly PickerOption[]): PickerOption[] {
  return [...Map.groupBy(options, ({ group }) => group).values()].flat();
}
