import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { Icon, type IconShape } from '../../brand/icon';
import { classes } from '../../classes';
import { Field, type FieldFrameProps, fieldIds } from '../field';
import f from '../frame.module.css';
import s from './combo-field.module.css';
import { ComboList, type ComboOption } from './combo-list';
import type { Combobox } from './use-combobox';

interface ComboFieldProps extends FieldFrameProps {
  id: string;
  combo: Combobox;
  icon: IconShape;
  typed: string;
  onType: (typed: string) => void;
  options: readonly ComboOption[];
  /** Gets the index of the chosen option. */
  onChoose: (index: number) => void;
  /** Enter while no option is active. */
  onEnter?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Other keys, before the list hears them. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  onBlur?: () => void;
  /** Text shown without a matching option. */
  none?: ReactNode;
  disabled?: boolean;
  placeholder?: string;
  /** Content at the right end inside the frame: a button. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
  /** Above the field: what was picked. */
  children?: ReactNode;
}

/** A form's text field with a list of options: {@link useCombobox} in the frame of every field. */
export function ComboField({ id, combo, children, ...props }: ComboFieldProps) {
  const { label, description, error, optional, hideLabel, className, options, onChoose } = props;
  const input = combo.inputProps({ count: options.length, onChoose, onEnter: props.onEnter });
  return (
    <Field {...{ id, label, description, error, optional, hideLabel, className }}>
      {children}
      <div className={s.anchor}>
        <span className={classes(f.frame, s.box, Boolean(error) && f.bad)}>
          <Icon of={props.icon} size={18} />
          <input
            ref={props.ref}
            {...input}
            {...fieldIds(id, { description, error })}
            className={s.input}
            value={props.typed}
            maxLength={100}
            placeholder={props.placeholder}
            disabled={props.disabled}
            onChange={(event) => {
              props.onType(event.target.value);
              combo.show(true);
            }}
            onClick={() => !combo.isOpen && combo.show(true)}
            onKeyDown={(event) => {
              props.onKeyDown?.(event);
              input.onKeyDown(event);
            }}
            onBlur={() => {
              input.onBlur();
              props.onBlur?.();
            }}
          />
          {props.end && <span className={s.end}>{props.end}</span>}
        </span>
        <ComboList
          combo={combo}
          label={typeof label === 'string' ? label : undefined}
          options={options}
          onChoose={onChoose}
          none={props.none}
        />
      </div>
    </Field>
  );
}
