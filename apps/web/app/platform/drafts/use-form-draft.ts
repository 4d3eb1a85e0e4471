import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { forgetValues, readValues, storeValues } from './use-draft';

interface FormDraft<Values extends object> {
  form: UseFormReturnType<Values>;
  /** True once the form shows something that was typed earlier. */
  isRestored: boolean;
  /** Removes the draft, after success. */
  clear(): void;
}

interface FormDraftOptions<Values> extends UseFormInput<Values> {
  initialValues: Values;
  /** The fields that are stored; without it all of them. */
  fields?: readonly (keyof Values & string)[];
}

/**
 * A form that keeps its text after a failed call, a reload or a closed dialog: it is stored under `draftKey` from the first key on. A
 * field that was filled before the draft is restored keeps its text; the others get the stored one.
 */
export function useFormDraft<Values extends object>(
  draftKey: string,
  { fields, ...options }: FormDraftOptions<Values>,
): FormDraft<Values> {
  // Fixed: the draft belongs to the person who opened the form, also after their session ends.
  const [key] = useState(draftKey);
  // Shown by the effect only, since the server renders the form without it. Read now, since input from before hydration overwrites it.
  const [restored] = useState(() => readValues<Partial<Values>>(key));
  const [isRestored, setIsRestored] = useState(false);
  const store = (values: Values) => {
    const stored = Object.entries(values).filter(([field]) => !fields || fields.some((name) => name === field));
    storeValues(key, Object.fromEntries(stored));
  };
  const form = useForm<Values>({ ...options, onValuesChange: store });

  // Once, after hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form object is new in every render
  useEffect(() => {
    if (restored === null) return;
    const earlier = Object.entries(restored).filter(([field]) => !form.isDirty(field as never));
    form.setValues(Object.fromEntries(earlier) as Partial<Values>);
    setIsRestored(true);
  }, []);

  return { form, isRestored, clear: () => forgetValues(key) };
}
