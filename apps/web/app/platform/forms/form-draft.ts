import { useState } from 'react';
import { ownDraftKey } from '../drafts/own-draft-key';
import { forgetValues, readValues, storeValues } from '../drafts/use-draft';
import { sessionNow } from '../session/session';

/** Where a form keeps its input, from the first key on until it is sent: through a failed call, a reload, a sign-in. */
export interface FormDraft<V> {
  /** One per form and subject, such as `contact`. */
  key: string;
  /** The fields that are stored; without it all of them. */
  fields?: readonly (keyof V & string)[] | undefined;
  /** Replaces what was stored before it is shown. */
  restore?: ((stored: Partial<V>) => Partial<V>) | undefined;
}

/** A draft of the person who is signed in. Other users of the browser do not get it. */
export function ownDraft<V>(subject: string, more: Omit<FormDraft<V>, 'key'> = {}): FormDraft<V> {
  return { ...more, key: ownDraftKey(sessionNow()?.user_id ?? 0, subject) };
}

/**
 * Reads and writes the draft of a form. The key of the first rendering counts: a draft belongs to the person who opened the form,
 * also after their session ends.
 */
export function useFormDraft<V extends object>(draft: FormDraft<V> | undefined) {
  const [{ key, fields } = {}] = useState(draft);
  // Read at once, since input from before hydration is stored over it.
  const [stored] = useState(() => (draft ? read(draft) : null));
  const part = (values: V) =>
    JSON.stringify(Object.fromEntries(Object.entries(values).filter(([name]) => !fields || isOf(fields, name))));
  return {
    /** What was found when the form was opened. */
    stored,
    /** The start itself is not stored: it would hide values that are saved elsewhere meanwhile. */
    store(values: V, start: V): void {
      if (key === undefined) return;
      if (part(values) === part(start)) forgetValues(key);
      else storeValues(key, JSON.parse(part(values)));
    },
    forget(): void {
      if (key !== undefined) forgetValues(key);
    },
  };
}

function isOf(names: readonly string[], name: string): boolean {
  return names.includes(name);
}

function read<V>({ key, restore }: FormDraft<V>): Partial<V> | null {
  const found = readValues<Partial<V>>(key);
  if (found === null || typeof found !== 'object') return null;
  return restore ? restore(found) : found;
}
