import type { MyJob } from '@jobblik/contract/jobs/jobs.schema';
import { useCallback, useEffect, useState } from 'react';
import { newUuid } from '../../../platform/new-uuid';
import type { JobFormFields } from '../job-form-part';
import { differingFields, type JobFormValues, valuesOfJob } from '../job-form-values';
import { fileFields, type useJobFormDraft } from './job-form-draft';
import { afterFile, currentFile, type SavedFiles } from './job-form-files';
import { useWatchSavedJob } from './watch-saved-job';

export interface JobFormStart {
  draft: ReturnType<typeof useJobFormDraft>;
  /** Initial values without a draft. */
  initial: JobFormValues;
  /** The edited ad. */
  job: MyJob | undefined;
  savedFiles: SavedFiles;
}

/** State of one ad form besides its fields: files, the version they are based on, and another version if one was found. */
export function useJobFormState({ draft, initial, job, savedFiles }: JobFormStart, form: JobFormFields) {
  const { restored, files, storedAt, store, saveFile, clear } = draft;
  const [uuid] = useState(() => restored?.uuid ?? newUuid());
  const [attempted, setAttempted] = useState(restored?.attempted ?? false);
  const [saved, setSaved] = useState(job);
  const [version, setVersion] = useState(restored?.version ?? job?.updated_at);
  const [found, setOther] = useState<MyJob | null>(job ?? null);
  // A response may come after its version was accepted.
  const other = found && found.updated_at !== version ? found : null;
  const [aside, setAside] = useState<JobFormValues | null>(restored?.aside ?? null);
  const [isRestored, setIsRestored] = useState(restored !== null);
  const { values } = form;

  useWatchSavedJob(
    job?.id,
    version,
    useCallback((job: MyJob) => setOther(job), []),
  );
  const start = saved ? valuesOfJob(saved) : initial;
  const isDirty = differingFields(values, start).length > 0;
  const snapshot = JSON.stringify({ values, uuid, version, attempted, aside: aside ?? undefined });
  /** The version that the form is based on from now on. */
  const accept = (theirs: MyJob) => {
    setSaved(theirs);
    setVersion(theirs.updated_at);
    setOther(null);
  };
  const differing = other ? differingFields(valuesOfJob(other), values) : [];
  const isConflict = isDirty && differing.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: acts when another version turns up, on what stands here then
  useEffect(() => {
    if (!other) return;
    // A click may change the values between this rendering and its effect.
    const current = form.getValues();
    const isTyped = differingFields(current, start).length > 0;
    if (!isTyped) form.set(valuesOfJob(other));
    const isHarmless = !isTyped || differingFields(valuesOfJob(other), current).length === 0;
    if (isHarmless) accept(other);
  }, [other]);
  const isStored = storedAt !== null;
  // The tabs of one browser share the draft: after another has saved and forgotten it, this one writes its own again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isDirty || isRestored || isStored) store(JSON.parse(snapshot));
  }, [snapshot, isDirty, isRestored, isStored, isConflict, store]);

  const fileField = (name: 'logo' | 'description', removed: 'remove_logo' | 'remove_description_file') => {
    const chosen = files[fileFields[name]];
    return {
      file: currentFile(chosen, savedFiles[name], values[removed]),
      onFile: (file: File | null) => {
        const next = afterFile(file, chosen);
        saveFile(fileFields[name], next.chosen);
        if (next.removed !== undefined) form.set({ [removed]: next.removed });
        form.clearErrors(name === 'logo' ? 'logo' : 'file');
      },
    };
  };

  return {
    uuid,
    version,
    saved,
    attempted,
    setAttempted,
    files,
    isDirty,
    isRestored,
    logo: fileField('logo', 'remove_logo'),
    document: fileField('description', 'remove_description_file'),
    /** Another version was saved in between and differs from the typed values. */
    isConflict,
    differing,
    setOther,
    loadOther: () => {
      if (!other) return;
      setAside(values);
      form.set(valuesOfJob(other));
      accept(other);
    },
    dismissOther: () => other && accept(other),
    aside,
    backToMine: () => {
      if (aside) form.set(aside);
      setAside(null);
    },
    forgetMine: () => setAside(null),
    /** Resets to the saved values, or to an empty form. */
    discard: () => {
      clear();
      form.set(start);
      form.clearErrors();
      setVersion(saved?.updated_at);
      setOther(null);
      setAside(null);
      setAttempted(false);
      setIsRestored(false);
    },
  };
}

export type JobFormState = ReturnType<typeof useJobFormState>;
