import type { CvState } from '@jobblik/contract/cv/cv.schema';
import type { Store } from '../../platform/session/store';
import type { CvFiles } from './cv-files';
import type { FieldConflict } from './cv-merge';
import type { CvAnswer, CvField, CvValues } from './cv-values';
import type { SaveState } from './draft-saver';
import type { OpenDialogs } from './local-copy';

/** A conflict with a version saved elsewhere, for the person to resolve. */
export interface CvConflict {
  theirs: CvValues;
  answer: CvAnswer;
  conflicts: FieldConflict[];
}

/** Notices beside the form; null when there is none. */
export interface CvNotice {
  /** Time at which a restored draft was stored, in milliseconds since 1970. */
  restoredAt: number | null;
  /** Fields updated with values that another tab or device saved. */
  taken: readonly CvField[] | null;
  hasOtherTab: boolean;
}

/** A CV open in the editor: its values, save state, conflict, notices and files. */
export interface CvDraft {
  values: Store<CvValues>;
  save: Store<SaveState>;
  state: Store<CvState>;
  conflict: Store<CvConflict | null>;
  notice: Store<CvNotice>;
  files: CvFiles;
  set<F extends CvField>(field: F, value: CvValues[F]): void;
  /** Sets all fields, to restore a version or accept a proposal. */
  setAll(values: CvValues): void;
  dialogs: OpenDialogs;
  storeDialogs(dialogs: OpenDialogs): void;
  /** Ends the conflict with the chosen values. */
  resolveConflict(values: CvValues): void;
  /** Takes over a draft that the server created for this page, such as a restored version. */
  adopt(cv: CvAnswer['cv'], state: CvState): void;
  /** True when the CV changed during this visit of the editor, or a dialog has unsaved input. */
  isChanged(): boolean;
  /** Restores the CV from before this visit and keeps the current one as a version. Resolves to true when it is saved. */
  revert(): Promise<boolean>;
  /** Sends unsaved changes. Resolves to true when everything is on the server. */
  flush(): Promise<boolean>;
  retry(): void;
  /** Publishes the CV. Throws `Problem`; a conflict also sets the conflict state. */
  publish(): Promise<void>;
  close(): void;
}
