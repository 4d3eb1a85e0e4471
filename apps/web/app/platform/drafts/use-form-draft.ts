import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { forgetValues, readValues, storeValues } from './use-draft';

interface FormDraft<Values extends object> {
  form: UseFormReturnType<Values>;
  /** True once something that was typed earlier stands in the form. */
  isRestored: boolean;
  /** After success: nothing is kept. */
  clear(): void;
}

interface FormDraftOptions<Values> extends UseFormInput<Values> {
  initialValues: Values;
  /** The fields that are stored; without it all of them. */
  fields?: readonly (keyof Values & string)[];
}

/**
 * A form whose text outlives a failed call, a reload and a dialog that is closed: stored from the first key on under `key`. Field by
 * field, what was typed before the stored text could be read goes first.
 */
export function useFormDraft<Values extends object>(
  draftKey: string,
  { fields, ...options }: FormDraftOptions<Values>,
): FormDraft<Values> {
  // The draft stays the person's whose session ends under the form.
  const [key] = useState(draftKey);
  // Not shown before the effect, as the server knows nothing of it. Read here, since input from before hydration is stored before effects.
  const [restored] = useState(() => readValues<Partial<Values>>(key));
  const [isRestored, setIsRestored] = useState(false);
  const store = (values: Values) => {
    const stored = Object.entries(values).filter(([field]) => !fields || fields.some((name) => name === field));
    storeValues(key, Object.fromEntries(stored));
  };
  const form = useForm<Values>({ ...options, onValuesChange: store });

  // Once, when the page is hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form object is new in every render
  useEffect(() => {
    if (restored === null) return;
    const earlier = Object.entries(restored).filter(([field]) => !form.isDirty(field as never));
    form.setValues(Object.fromEntries(earlier) as Partial<Values>);
    setIsRestored(true);
  }, []);

  return { form, isRestored, clear: () => forgetValues(key) };
}
