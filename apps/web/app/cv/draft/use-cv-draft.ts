import { getCv } from '@jobblik/contract/cv/cv.api';
import { createContext, useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { callApi } from '../../platform/api/api';
import { onReachedAgain } from '../../platform/loading/connection';
import type { Store } from '../../platform/session/store';
import { type CvErrors, unsavedProblem } from '../editor/cv-errors';
import { createCvDraft } from './create-cv-draft';
import type { CvDraft } from './cv-draft';
import type { CvField, CvValues } from './cv-values';
import { takeStoredCv } from './local-copy';

/** Shared by all parts of the editor. The object does not change, so a part renders only for the values that it reads. */
interface CvEditing {
  draft: CvDraft;
  errors: Store<CvErrors>;
}

export const CvEditingContext = createContext<CvEditing | null>(null);

export function useCvEditing(): CvEditing {
  const editing = useContext(CvEditingContext);
  if (!editing) throw new Error('A part of the CV editor needs its editor above it.');
  return editing;
}

export function useValue<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** A value derived from the CV; renders when the derived value changes, so it must be a primitive. */
export function useDerived<R extends string | number | boolean>(derive: (values: CvValues) => R): R {
  const { values } = useCvEditing().draft;
  const get = () => derive(values.get());
  return useSyncExternalStore(values.subscribe, get, get);
}

interface CvFieldState<F extends CvField> {
  value: CvValues[F];
  set: (value: CvValues[F]) => void;
  /** The error as a key of `cv.json` under `errors`. */
  error: string | undefined;
  /** Shows the error of a value that cannot be saved. */
  check: () => void;
}

/** A field of the CV: its value, a setter, and its error. */
export function useCvField<F extends CvField>(field: F): CvFieldState<F> {
  const { draft, errors } = useCvEditing();
  const get = () => draft.values.get()[field];
  const value = useSyncExternalStore(draft.values.subscribe, get, get);
  const getError = () => errors.get().fields[field];
  const error = useSyncExternalStore(errors.subscribe, getError, getError);
  const set = useCallback(
    (next: CvValues[F]) => {
      draft.set(field, next);
      const { [field]: previousError, ...others } = errors.get().fields;
      if (previousError) errors.set((now) => ({ ...now, fields: others }));
    },
    [draft, errors, field],
  );
  const check = () => {
    const code = unsavedProblem(field, draft.values.get());
    if (code) errors.set((now) => ({ ...now, fields: { ...now.fields, [field]: code } }));
  };
  return { value, set, error, check };
}

type OpenedDraft =
  | { is: 'opening' }
  | { is: 'failed'; error: unknown; retry: () => void }
  | { is: 'open'; draft: CvDraft };

/** Fetches the CV, merges an unsaved draft of an earlier page, and autosaves until the page is left. */
export function useOpenDraft(userId: number): OpenedDraft {
  const [opened, setOpened] = useState<OpenedDraft>({ is: 'opening' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens it again
  useEffect(() => {
    let isMounted = true;
    let draft: CvDraft | null = null;
    const retry = () => setTries((now) => now + 1);
    setOpened({ is: 'opening' });
    Promise.all([callApi(getCv), takeStoredCv(userId)]).then(
      ([answer, { tab, stored }]) => {
        if (!isMounted) return;
        draft = createCvDraft({ userId, tab, answer, stored });
        setOpened({ is: 'open', draft });
      },
      (error: unknown) => isMounted && setOpened({ is: 'failed', error, retry }),
    );
    return () => {
      isMounted = false;
      draft?.close();
    };
  }, [userId, tries]);
  const retry = opened.is === 'failed' ? opened.retry : undefined;
  useEffect(() => (retry ? onReachedAgain(retry) : undefined), [retry]);
  return opened;
}
