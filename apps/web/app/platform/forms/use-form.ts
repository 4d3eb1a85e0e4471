import { type ChangeEvent, type FormEvent, type RefCallback, useEffect, useRef, useState } from 'react';
import { useProblemText } from '../api/use-problem';
import { type Checked, type FieldPaths, fieldOfPath, listProblems, refusedFields } from './field-problems';
import { type FieldWords, useFieldText } from './field-text';
import { type FormDraft, useFormDraft } from './form-draft';
import { type Changed, isAborted, isEvent, names, readElements, same, without } from './form-values';
import { useFirstError } from './use-first-error';

/** Names of the fields of a form. */
export type FieldName<V> = keyof V & string;

/** Text of each wrong field. */
export type FieldErrors<F extends string> = Readonly<Partial<Record<F, string>>>;

/** Why an answer of a call is no success: the specification's result words stand for refusals. */
export interface Refusal<F extends string> {
  fields?: Checked<F>;
  /** What is wrong with the form as a whole. */
  text?: string | null;
}

export interface FormOptions<V extends object, A, Extra extends string = never> {
  /** The values that the form opens with. */
  start: V;
  /** Fields of the screen that have no value here but may be wrong, such as files. */
  extra?: readonly Extra[];
  /** Fields by the call's names for them, where these differ. */
  paths?: FieldPaths<FieldName<V> | Extra>;
  /** What is wrong before anything is sent. Nothing is sent then. */
  check?: (values: V) => Checked<FieldName<V> | Extra>;
  /** What is wrong with the values that the form opens with. */
  startCheck?: (values: V) => Checked<FieldName<V> | Extra>;
  /** What is said above the fields when the check found some wrong. By default nothing. */
  checkText?: (wrong: readonly (FieldName<V> | Extra)[], values: V) => string | null;
  /** Sentences of the screen that say more than those of `problems.json`. */
  words?: FieldWords<FieldName<V> | Extra>;
  /** Whether an answer is a refusal. */
  refusal?: (answer: A, values: V) => Refusal<FieldName<V> | Extra> | null;
  /**
   * What is said above the fields about a failed call; undefined for the text of its code. `isPlaced` tells that fields of the
   * screen were refused.
   */
  problemText?: (error: unknown, isPlaced: boolean) => string | null | undefined;
  /** Called when the call has succeeded and the draft is removed. The form is busy until it is done. */
  onSent: (answer: A, values: V) => void | Promise<void>;
  /** Called when the call has failed, after the errors were shown. */
  onFailed?: (error: unknown, isPlaced: boolean) => void;
  /** Called with every change that the person makes. */
  onChange?: (values: V) => void;
  draft?: FormDraft<NoInfer<V>> | undefined;
  /**
   * The fields keep their values themselves, which are read when the form is sent: also those that a password manager fills in
   * without an event.
   */
  isUncontrolled?: boolean;
}

export interface Form<V extends object, Extra extends string = never> {
  /** For the form element, or the box around the fields: the first wrong field in it gets the focus. */
  ref: RefCallback<HTMLElement>;
  values: V;
  /** The values at this moment, also before the next rendering. */
  getValues: () => V;
  /** Text of each wrong field. Corrected fields are removed. */
  errors: FieldErrors<FieldName<V> | Extra>;
  /** What is wrong with the form as a whole. */
  problem: string | null;
  /** The error of the last call. */
  error: unknown;
  isBusy: boolean;
  /** The values differ from those at the start. */
  isDirty: boolean;
  /** The form shows something that was typed earlier. */
  isRestored: boolean;
  /** Changes some values, clears the errors of their fields, and stores the draft. */
  set: (part: Partial<V>) => void;
  /** Props of a field: `<TextField label={t('name')} {...form.field('name')} />`. */
  field: <F extends FieldName<V>>(
    name: F,
  ) => { value: V[F]; onChange: (next: Changed<V[F]>) => void; error: string | undefined };
  /** Props of a checkbox. */
  checkbox: (name: FieldName<V>) => {
    checked: boolean;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    error: string | undefined;
  };
  /** Props of a field of an uncontrolled form. */
  element: (name: FieldName<V>) => {
    name: string;
    defaultValue: string;
    onInput: () => void;
    error: string | undefined;
  };
  /** Checks and sends. A second call while one is under way does nothing. */
  submit: (event?: FormEvent<HTMLElement>) => Promise<void>;
  /** Shows fields as wrong, and what is wrong with the whole form. The first wrong field gets the focus. */
  refuse: (refusal: Refusal<FieldName<V> | Extra>) => void;
  /** Shows more fields as wrong, without moving the focus: while they are filled in. */
  markWrong: (checked: Checked<FieldName<V> | Extra>) => void;
  /** Removes the errors of these fields, or of all. */
  clearErrors: (...names: (FieldName<V> | Extra)[]) => void;
  /** Removes what is said of the form as a whole. */
  clearProblem: () => void;
  /** Shows these values, or those of the start, as the new start: without errors and draft. */
  reset: (values?: V) => void;
  /** Removes what is stored, when the person gives the form up. */
  forget: () => void;
}

/**
 * The state of a form that `send` submits: values, wrong fields, the refusal, the draft. {@link useContractForm} is the form of one
 * call. Asking before typed work is left is up to the frame around it: `<Dialog unsaved={form.isDirty}>`, `AskFirst`.
 */
export function useForm<V extends object, A, Extra extends string = never>(
  send: (values: V) => Promise<A>,
  options: FormOptions<V, A, Extra>,
): Form<V, Extra> {
  type Name = FieldName<V> | Extra;
  const problemText = useProblemText();
  const textOf = useFieldText(options.words);
  const draft = useFormDraft<V>(options.draft);
  const [ref, toFirstError] = useFirstError();
  const [start, setStart] = useState(options.start);
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<FieldErrors<Name>>(() => textsOf(options.startCheck?.(start) ?? []));
  const [problem, setProblem] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const latest = useRef(values);
  const isSending = useRef(false);

  // Once, after hydration: the server renders the form without the draft. What was filled in before stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (draft.stored === null) return;
    const untouched = names(start).filter((name) => same(latest.current[name], start[name]));
    const found = untouched.filter((name) => Object.hasOwn(draft.stored ?? {}, name));
    show({ ...latest.current, ...Object.fromEntries(found.map((name) => [name, draft.stored?.[name]])) });
    setRestored(true);
  }, []);

  function show(next: V): void {
    latest.current = next;
    setValues(next);
  }

  function set(part: Partial<V>): void {
    show({ ...latest.current, ...part });
    draft.store(latest.current, start);
    clearErrors(...names(part));
    options.onChange?.(latest.current);
  }

  function clearErrors(...cleared: readonly Name[]): void {
    setErrors((now) => (cleared.length === 0 || cleared.some((name) => name in now) ? without(now, cleared) : now));
  }

  function clearProblem(): void {
    setProblem(null);
    setError(null);
  }

  /** The text of each wrong field; the first reason of each counts. */
  function textsOf(checked: Checked<Name>): FieldErrors<Name> {
    const fields: readonly Name[] = [...names(start), ...(options.extra ?? [])];
    const wrong: Partial<Record<Name, string>> = {};
    for (const found of listProblems(checked)) {
      const field = fieldOfPath<Name>(found.path, fields, options.paths);
      if (field !== undefined) wrong[field] ??= textOf(field, found);
    }
    return wrong;
  }

  /** Shows which fields are wrong. Returns their names. */
  function place(checked: Checked<Name>): Name[] {
    const wrong = textsOf(checked);
    setErrors(wrong);
    return Object.keys(wrong) as Name[];
  }

  function refuse({ fields = {}, text = null }: Refusal<Name>): void {
    place(fields);
    setProblem(text);
    toFirstError();
  }

  function fail(failure: unknown): void {
    setError(failure);
    const isPlaced = place(refusedFields(failure)).length > 0;
    const own = options.problemText?.(failure, isPlaced);
    const text = isAborted(failure) ? null : problemText(failure);
    setProblem(own === undefined ? text : own);
    toFirstError();
    options.onFailed?.(failure, isPlaced);
  }

  async function submit(event?: FormEvent<HTMLElement>): Promise<void> {
    event?.preventDefault();
    if (isSending.current) return;
    if (options.isUncontrolled && event) show({ ...latest.current, ...readElements(event.currentTarget, start) });
    const sent = latest.current;
    // Cleared first, so that screen readers announce the same problem again.
    clearErrors();
    clearProblem();
    const checked = options.check?.(sent) ?? {};
    if (listProblems(checked).length > 0) {
      const wrong = place(checked);
      setProblem(options.checkText?.(wrong, sent) ?? null);
      return toFirstError();
    }
    isSending.current = true;
    setBusy(true);
    try {
      const answer = await send(sent);
      const refused = options.refusal?.(answer, sent);
      if (refused) return refuse(refused);
      draft.forget();
      await options.onSent(answer, sent);
    } catch (failure) {
      fail(failure);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return {
    ref,
    values,
    getValues: () => latest.current,
    errors,
    problem,
    error,
    isBusy,
    isDirty: !same(values, start),
    isRestored,
    set,
    field: (name) => ({
      value: values[name],
      onChange: (next) => set({ [name]: isEvent(next) ? next.currentTarget.value : next } as Partial<V>),
      error: errors[name],
    }),
    checkbox: (name) => ({
      checked: Boolean(values[name]),
      onChange: (event) => set({ [name]: event.currentTarget.checked } as Partial<V>),
      error: errors[name],
    }),
    element: (name) => ({
      name,
      defaultValue: String(start[name]),
      onInput: () => clearErrors(name),
      error: errors[name],
    }),
    submit,
    refuse,
    markWrong: (checked) => setErrors((now) => ({ ...now, ...textsOf(checked) })),
    clearErrors,
    clearProblem,
    reset: (next = start) => {
      setStart(next);
      show(next);
      clearErrors();
      clearProblem();
      setRestored(false);
      draft.forget();
    },
    forget: draft.forget,
  };
}
