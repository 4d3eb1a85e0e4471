import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classes } from '../classes';
import s from './choice.module.css';
import { FieldError } from './field';

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  label: ReactNode;
  description?: ReactNode;
  /** Number of hits of the option, right aligned for comparison. */
  count?: number | string | undefined;
  error?: ReactNode;
  /** 34 px instead of 44 high, in long filter lists. */
  dense?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox. In a form: `{...form.checkbox('terms')}`. */
export function Check(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" inputClass={s.mark} />;
}

/** A radio button; use it in a {@link ChoiceGroup} with a common `name`. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" inputClass={s.mark} />;
}

/** The circle of a {@link Radio} alone, for a card that is its label. */
export function RadioMark(props: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>) {
  return <input {...props} type="radio" className={s.mark} />;
}

/** A switch that takes effect at once. Use {@link Check} for a choice that is saved with "Gem". */
export function Switch(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" role="switch" inputClass={s.switch} />;
}

function Choice({
  label,
  description,
  count,
  error,
  dense,
  type,
  inputClass,
  className,
  ...rest
}: ChoiceProps & { type: string; inputClass: string | undefined }) {
  const id = useId();
  return (
    <div className={className}>
      <label className={classes(s.choice, dense && s.dense, Number(count) === 0 && s.none)}>
        <input
          {...rest}
          type={type}
          className={inputClass}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>
          {label}
          {description && <span className={s.hint}>{description}</span>}
        </span>
        {count !== undefined && <span className={s.count}>{count}</span>}
      </label>
      {error && (
        <div className={s.error}>
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}

interface ChoiceGroupProps {
  label: ReactNode;
  hideLabel?: boolean;
  children: ReactNode;
  /** Side by side instead of below each other. */
  across?: boolean;
  error?: ReactNode;
}

/** Checkboxes or radio buttons for one question. */
export function ChoiceGroup({ label, hideLabel, children, across, error }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className={hideLabel ? 'hidden-visually' : s.legend}>{label}</legend>
      <div className={classes(s.group, across && s.across)}>{children}</div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
