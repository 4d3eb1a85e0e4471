import { IconMapPin, IconSearch } from '@tabler/icons-react';
import type { FormEventHandler, ReactNode } from 'react';
import { Form } from 'react-router';
import { Icon } from '../brand/icon';
import { classes } from '../classes';
import { Button } from './button';
import s from './search-bar.module.css';

interface SearchBarProps {
  /** Address of the form, so that it also works without scripts. */
  action: string;
  /** The two parts: {@link SearchPart}s. */
  children: ReactNode;
  submit: string;
  /** A thin border instead of a dark one, above results. */
  quiet?: boolean;
  label: string;
  onSubmit?: FormEventHandler<HTMLFormElement>;
}

/** The frame of "what and where": two parts and the submit button. */
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
  /** An `<input>`, and its list of suggestions if it has one. */
  children: ReactNode;
}

/** One field of the search bar. The label is connected to the input inside. */
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
