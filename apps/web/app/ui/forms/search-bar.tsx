import { IconMapPin, IconSearch } from '@tabler/icons-react';
import type { FormEventHandler, ReactNode } from 'react';
import { Form } from 'react-router';
import { Icon } from '../brand/icon';
import { classes } from '../classes';
import { Button } from './button';
import s from './search-bar.module.css';

interface SearchBarProps {
  /** Address the form asks, so that it also works without scripts. */
  action: string;
  /** The two parts: {@link SearchPart}s. */
  children: ReactNode;
  submit: string;
  /** Thin line instead of ink, above results. */
  quiet?: boolean;
  label: string;
  onSubmit?: FormEventHandler<HTMLFormElement>;
}

/** The frame of "what and where": two parts and the action. */
export function SearchBar({ action, children, submit, quiet, label, onSubmit }: SearchBarProps) {
  return (
    <Form
      role="search"
      aria-label={label}
      method="get"
      action={action}
      onSubmit={onSubmit}
      className={classes(s.bar, quiet && s.quiet)}
    >
      {children}
      <Button kind="filled" type="submit" className={s.submit}>
        {submit}
      </Button>
    </Form>
  );
}

interface SearchPartProps {
  label: string;
  icon: 'what' | 'where';
  /** An `<input>`, with its list of proposals beside it where it has one. */
  children: ReactNode;
}

/** One question of the search bar. The label is tied to the input inside. */
export function SearchPart({ label, icon, children }: SearchPartProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the input is the child
    <label className={s.part}>
      <span className={s.label}>{label}</span>
      <span className={s.control}>
        <Icon of={icon === 'what' ? IconSearch : IconMapPin} />
        {children}
      </span>
    </label>
  );
}
