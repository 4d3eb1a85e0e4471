import { IconAlertTriangle, IconChevronDown, IconEye, IconEyeOff } from '@tabler/icons-react';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from 'react';
import { formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon, type IconShape } from '../brand/icon';
import { classes } from '../classes';
import { IconButton } from './button';
import s from './field.module.css';
import f from './frame.module.css';

/** The frame of every field. In a form, `form.field` gives the error. */
export interface FieldFrameProps {
  label: ReactNode;
  /** Help under the field. */
  description?: ReactNode;
  error?: ReactNode;
  /** Adds "(frivilligt)": required fields have no mark. */
  optional?: boolean;
  /** The label is for screen readers only; visually the context explains the field. */
  hideLabel?: boolean;
  className?: string | undefined;
}

interface FrameProps extends FieldFrameProps {
  id: string;
  children: ReactNode;
}

/** Label, control, help and error, connected by id. Use it for custom controls: see {@link fieldIds}. */
export function Field({ id, label, description, error, optional, hideLabel, className, children }: FrameProps) {
  const t = useWords('ui');
  return (
    <div className={classes(s.field, className)}>
      <label htmlFor={id} className={hideLabel ? 'hidden-visually' : s.label}>
        {label} {optional && <span className={s.optional}>{t('optional')}</span>}
      </label>
      {children}
      {description && (
        <div id={`${id}-hint`} className={s.hint}>
          {description}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** A field's error, with how to correct it. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} className={s.error}>
      <Icon of={IconAlertTriangle} size={16} /> <span>{children}</span>
    </div>
  );
}

/** Attributes that connect a control to its {@link Field}. */
export function fieldIds(id: string, { description, error }: Pick<FieldFrameProps, 'description' | 'error'>) {
  const describedBy = [description && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined };
}

type Without<T> = Omit<T, keyof FieldFrameProps | 'size'>;

export interface TextFieldProps extends FieldFrameProps, Without<InputHTMLAttributes<HTMLInputElement>> {
  icon?: IconShape;
  size?: 'small' | 'medium';
  /** Content at the right end inside the frame: a unit, a button. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A single-line text field. In a form: `<TextField label="Navn" {...form.field('name')} />`. */
export function TextField({
  label,
  description,
  error,
  optional,
  hideLabel,
  className,
  icon,
  size,
  end,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <Field {...{ id, label, description, error, optional, hideLabel, className }}>
      <span className={classes(f.frame, s.box, Boolean(error) && f.bad, size === 'small' && s.small)}>
        {icon && <Icon of={icon} size={18} />}
        <input {...rest} {...fieldIds(id, { description, error })} className={s.input} />
        {end && <span className={s.end}>{end}</span>}
      </span>
    </Field>
  );
}

/** A password field with a button to show the password. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const t = useWords('ui');
  const [isVisible, setVisible] = useState(false);
  const toggle = (
    <IconButton
      icon={isVisible ? IconEyeOff : IconEye}
      label={t(isVisible ? 'password.hide' : 'password.show')}
      aria-pressed={isVisible}
      onClick={() => setVisible(!isVisible)}
    />
  );
  return <TextField {...props} type={isVisible ? 'text' : 'password'} end={toggle} />;
}

export interface TextAreaProps extends FieldFrameProps, Without<TextareaHTMLAttributes<HTMLTextAreaElement>> {
  /** Shows how many characters are left. */
  max?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A multi-line text field; grows with its content. */
export function TextArea({ label, description, error, optional, hideLabel, className, max, ...rest }: TextAreaProps) {
  const ownId = useId();
  const t = useWords('ui');
  const id = rest.id ?? ownId;
  const used = typeof rest.value === 'string' ? rest.value.length : 0;
  return (
    <Field {...{ id, label, description, error, optional, hideLabel, className }}>
      <span className={classes(f.frame, s.box, s.area, Boolean(error) && f.bad)}>
        <textarea rows={4} {...rest} {...fieldIds(id, { description, error })} className={s.input} />
      </span>
      {max !== undefined && (
        <span className={classes(s.count, used > max && s.over)}>
          {t('characters', { used: formatNumber(used), max: formatNumber(max) })}
        </span>
      )}
    </Field>
  );
}

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** Language of a label that a person wrote. */
  lang?: string | undefined;
}

export interface SelectFieldProps extends FieldFrameProps, Without<SelectHTMLAttributes<HTMLSelectElement>> {
  options: readonly (SelectOption | string)[];
  /** First, empty option. */
  placeholder?: string;
  size?: 'small' | 'medium';
  ref?: Ref<HTMLSelectElement>;
}

/** One of a few options: the browser's own select, best on phones and with keyboards. Long lists are searched: `Picker`. */
export function SelectField({
  label,
  description,
  error,
  optional,
  hideLabel,
  className,
  options,
  placeholder,
  size,
  ...rest
}: SelectFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <Field {...{ id, label, description, error, optional, hideLabel, className }}>
      <span className={classes(f.frame, s.box, s.selectBox, Boolean(error) && f.bad, size === 'small' && s.small)}>
        <select {...rest} {...fieldIds(id, { description, error })} className={classes(s.input, s.select)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => {
            const {
              value,
              label: text,
              disabled,
              lang,
            } = typeof option === 'string' ? { value: option, label: option } : option;
            return (
              <option key={value} value={value} disabled={disabled} lang={lang}>
                {text}
              </option>
            );
          })}
        </select>
        <span className={s.caret}>
          <Icon of={IconChevronDown} size={18} />
        </span>
      </span>
    </Field>
  );
}
