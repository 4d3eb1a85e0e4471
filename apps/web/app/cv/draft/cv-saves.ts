import { createCv, saveDraftCv, updateCv } from '@jobblik/contract/cv/cv.api';
import type { CvContent, CvState } from '@jobblik/contract/cv/cv.schema';
import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { Problem } from '@jobblik/contract/kernel/problem';
import { callApi } from '../../platform/api/api';
import type { ApiFiles } from '../../platform/api/call-input';
import { newUuid } from '../../platform/new-uuid';
import type { Store } from '../../platform/session/store';
import type { CvFiles, FilesOfSave } from './cv-files';
import { type CvValues, cvInput, sendable } from './cv-values';

type SavedCv = CallAnswer<typeof saveDraftCv>;

interface SaveInput {
  body: { cv: CvContent; revision: number; save_id: string; keep_version?: true } & FilesOfSave['body'];
  files: ApiFiles;
}

/** One complete save request, so that it can be repeated unchanged. */
interface Attempt {
  revision: number;
  saveId: string;
  words: CvValues;
  input: CvContent;
  files: FilesOfSave;
  storeVersion: boolean;
}

interface CvSavesPorts {
  values: Store<CvValues>;
  state: Store<CvState>;
  files: CvFiles;
  /** True when the server should keep its current CV as a version before this save replaces it. */
  shouldStoreVersion(): boolean;
  /** Called before values are sent; {@link CvSaves.unanswered} returns them. */
  onSending(): void;
  /** Called after a successful save. */
  onSaved(saved: SavedCv, words: CvValues, files: FilesOfSave): void;
}

interface CvSaves {
  /** Saves the current draft. Throws {@link Problem}. */
  saveDraft(): Promise<void>;
  /** Publishes the current draft. Throws {@link Problem}. */
  publish(): Promise<void>;
  /** Values of a save without a response, which the server may have stored; null for none. */
  unanswered(): CvValues | null;
  /** Forgets the unanswered save, after the CV was fetched. */
  compared(): void;
  /** Drops files that the server rejected. Returns true when there were any. */
  refusesFiles(error: unknown): boolean;
}

/** Saves of one CV. A save without a response is repeated unchanged before a newer one, as the server may have stored it. */
export function createCvSaves({ values, state, files, shouldStoreVersion, onSending, onSaved }: CvSavesPorts): CvSaves {
  let attempt: Attempt | null = null;
  let unanswered: CvValues | null = null;

  const draft = (input: SaveInput): Promise<SavedCv> => callApi(saveDraftCv, input);
  const refusesFiles = (error: unknown) => error instanceof Problem && files.refuse(error.fields ?? []);

  function newAttempt(): Attempt {
    const now = values.get();
    return {
      revision: state.get().revision,
      saveId: newUuid(),
      words: sendable(now),
      input: cvInput(now),
      files: files.ofSave(),
      storeVersion: shouldStoreVersion(),
    };
  }

  async function deliver(one: Attempt, call: (input: SaveInput) => Promise<SavedCv>): Promise<void> {
    attempt = one;
    unanswered = one.words;
    onSending();
    try {
      const body: SaveInput['body'] = {
        cv: one.input,
        revision: one.revision,
        save_id: one.saveId,
        ...(one.storeVersion && { keep_version: true as const }),
        ...one.files.body,
      };
      const saved = await call({ body, files: one.files.files });
      attempt = null;
      unanswered = null;
      onSaved(saved, one.words, one.files);
    } catch (error) {
      const isUnknown = !(error instanceof Problem) || error.status === 0 || error.status >= 500;
      if (!isUnknown) attempt = null;
      // On a conflict, an earlier attempt of this save may have been stored before the other one.
      if (!isUnknown && error.status !== 409) unanswered = null;
      throw error;
    }
  }

  async function deliverAgain(): Promise<void> {
    if (attempt) await deliver(attempt, draft);
  }

  return {
    async saveDraft() {
      await deliverAgain();
      try {
        await deliver(newAttempt(), draft);
      } catch (error) {
        if (!refusesFiles(error)) throw error;
        // Saves the text without the rejected file.
        await deliver(newAttempt(), draft);
      }
    },
    async publish() {
      await deliverAgain();
      const call = state.get().published ? updateCv : createCv;
      await deliver(newAttempt(), (input) => callApi(call, input));
    },
    unanswered: () => unanswered,
    compared() {
      unanswered = null;
    },
    refusesFiles,
  };
}
