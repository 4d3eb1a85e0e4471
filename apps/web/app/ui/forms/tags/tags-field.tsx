import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useWords } from '../../../platform/words/i18n';
import { Icon } from '../../brand/icon';
import { classes } from '../../classes';
import { Field, type FieldFrameProps, fieldIds } from '../field';
import f from '../frame.module.css';
import s from './tags-field.module.css';

interface TagsFieldProps extends FieldFrameProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Most tags. */
  most: number;
  /** Most characters of one. */
  maxLength: number;
  /** Shown without tags. */
  placeholder?: string;
}

const separator = /[,;]/;

/**
 * Words of the person's own, one after the other: Enter, a comma, a semicolon and leaving the field add the typed one, each once.
 * Backspace in an empty field removes the last.
 */
export function TagsField({ value, onChange, most, maxLength, placeholder, ...frame }: TagsFieldProps) {
  const t = useWords('ui');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');

  /** Adds the words; what does not fit stays in the field. */
  function add(words: readonly string[], rest = ''): void {
    const next = [...value];
    const left: string[] = [];
    for (const word of words.map((one) => one.trim().slice(0, maxLength)).filter(Boolean)) {
      if (next.some((one) => one.toLocaleLowerCase() === word.toLocaleLowerCase())) continue;
      (next.length < most ? next : left).push(word);
    }
    if (next.length > value.length) onChange(next);
    setTyped([...left, rest].filter(Boolean).join(' '));
  }

  function onType(text: string): void {
    const words = text.split(separator);
    if (words.length === 1) setTyped(text);
    else add(words.slice(0, -1), words.at(-1));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      add([typed]);
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) {
      event.preventDefault();
      onChange(value.slice(0, -1));
    }
  }

  return (
    <Field id={id} {...frame}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside the words is for the field among them */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field itself is reached by Tab */}
      <div
        className={classes(f.frame, s.box, Boolean(frame.error) && f.bad)}
        onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
      >
        {value.map((word) => (
          <span key={word} className={s.tag}>
            {word}
            <button
              type="button"
              className={s.remove}
              aria-label={t('remove', { name: word })}
              onClick={() => {
                onChange(value.filter((one) => one !== word));
                input.current?.focus();
              }}
            >
              <Icon of={IconX} size={15} />
            </button>
          </span>
        ))}
        <input
          ref={input}
          {...fieldIds(id, frame)}
          className={s.input}
          autoComplete="off"
          value={typed}
          placeholder={value.length === 0 ? placeholder : undefined}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => add([typed])}
        />
      </div>
    </Field>
  );
}
