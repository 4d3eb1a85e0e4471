import { discardCvDraft, getCv } from '@jobblik/contract/cv/cv.api';
import type { CvState } from '@jobblik/contract/cv/cv.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { callApi } from '../../platform/api/api';
import { ownDraftKey } from '../../platform/drafts/own-draft-key';
import { createStore, type Store } from '../../platform/session/store';
import { type CvFiles, createCvFiles } from './cv-files';
import { type FieldConflict, lastShared, mergeCv } from './cv-merge';
import { createCvSaves } from './cv-saves';
import { createCvTabs } from './cv-tabs';
import { type CvAnswer, type CvField, type CvValues, differing, valuesOfCv } from './cv-values';
import { beginVisit, endVisit } from './cv-visit';
import { createDraftSaver, type SaveState } from './draft-saver';
import { followPage } from './follow-page';
import { createLocalCopy, type OpenDialogs, type StoredCv } from './local-copy';

/** Another version that has to be chosen against. */
export interface CvConflict {
  theirs: CvValues;
  answer: CvAnswer;
  conflicts: FieldConflict[];
}

/** What the person is told beside the form. Each is null while there is nothing to tell. */
interface CvNotice {
  /** When the words that a closed or crashed page left behind were written, in milliseconds. */
  restoredAt: number | null;
  /** Fields that show what another tab or device saved. */
  taken: readonly CvField[] | null;
  hasOtherTab: boolean;
}

/** One CV being edited on one page: its words, where they are safe, and what else happened to them. */
export interface CvDraft {
  values: Store<CvValues>;
  save: Store<SaveState>;
  state: Store<CvState>;
  conflict: Store<CvConflict | null>;
  notice: Store<CvNotice>;
  files: CvFiles;
  set<F extends CvField>(field: F, value: CvValues[F]): void;
  /** Several fields at once: a version brought back, a proposal accepted. */
  setAll(values: CvValues): void;
  dialogs: OpenDialogs;
  storeDialogs(dialogs: OpenDialogs): void;
  /** After the choice between two versions. */
  resolveConflict(values: CvValues): void;
  /** The server has another draft now, made by this page: a version was brought back. */
  adopt(cv: CvAnswer['cv'], state: CvState): void;
  /** Whether the CV says something else than before this visit of the editor, or a dialog stands half filled in. */
  isChanged(): boolean;
  /** Puts everything back to what was before this visit; what it said now is kept as a version. True when the server has it. */
  revert(): Promise<boolean>;
  /** Sends what is not sent yet; true when everything is on the server. */
  flush(): Promise<boolean>;
  retry(): void;
  /** Publishes. Throws the Problem it is refused with; a conflict is shown as such. */
  publish(): Promise<void>;
  close(): void;
}

/**
 * Opens a CV for editing.
 * @param answer the CV as the server has it now
 * @param kept what an earlier page left behind in this browser
 */
export function createCvDraft({
  userId,
  tab,
  answer,
  stored,
}: {
  userId: number;
  tab: string;
  answer: CvAnswer;
  stored: StoredCv | null;
}): CvDraft {
  const draftKey = ownDraftKey(userId, `cv-${tab}`);
  const fromServer = valuesOfCv(answer.cv);
  const visit = beginVisit(userId, answer);
  let keepVersion = false;
  const storedBase = stored && lastShared(stored.base, stored.sent ?? null, fromServer);
  const start = stored && storedBase ? mergeCv(storedBase, stored.values, fromServer) : null;
  const isConflict = start !== null && start.conflicts.length > 0;
  /** What the server had when the words here were last in step with it; a conflict keeps it until the choice. */
  let base = isConflict && storedBase ? storedBase : fromServer;
  let reconciling: Promise<boolean> | null = null;

  const values = createStore(start?.values ?? fromServer);
  const state = createStore(answer.state);
  const save = createStore<SaveState>(
    isConflict ? { kind: 'conflict' } : { kind: 'saved', at: timeOf(answer.state.saved_at) },
  );
  const conflict = createStore<CvConflict | null>(
    isConflict && start ? { theirs: fromServer, answer, conflicts: start.conflicts } : null,
  );
  const hasRestored = start !== null && differing(start.values, fromServer).length > 0;
  const notice = createStore<CvNotice>({
    restoredAt: stored && hasRestored ? stored.at : null,
    taken: null,
    hasOtherTab: false,
  });
  const files = createCvFiles({ draftKey, answer, onPending: () => saver.changed() });

  const local = createLocalCopy(draftKey, () => ({
    base,
    values: values.get(),
    sent: saves.unanswered(),
    dialogs: draft.dialogs,
  }));
  const tabs = createCvTabs({
    userId,
    tab,
    onOthers: (hasOtherTab) => notice.set((now) => ({ ...now, hasOtherTab })),
    onSaved: (revision) => revision !== state.get().revision && void checkForChanges(),
  });

  const saver = createDraftSaver({
    send,
    reconcile,
    onState: (next) => {
      if (next.kind !== save.get().kind || next.kind === 'saved' || next.kind === 'refused') save.set(next);
    },
  });

  const saves = createCvSaves({
    values,
    state,
    files,
    shouldKeepVersion: () => keepVersion,
    onSending: () => local.storeImmediately(),
    onSaved(saved, words, sentFiles) {
      base = words;
      keepVersion = false;
      // A save changes nothing of who finds the CV, and may answer what held before a choice made meanwhile.
      state.set(({ visibility }) => ({ ...saved.state, visibility }));
      files.markSaved(saved, sentFiles);
      local.tidy();
      tabs.announceSaved(saved.state.revision);
    },
  });

  async function send(): Promise<number> {
    await saves.saveDraft();
    return timeOf(state.get().saved_at) ?? Date.now();
  }

  /** Reads what the server has and brings it together with what stands here. False: the person has to choose. */
  function reconcile(): Promise<boolean> {
    reconciling ??= compare().finally(() => {
      reconciling = null;
    });
    return reconciling;
  }

  async function compare(): Promise<boolean> {
    const found = await callApi(getCv);
    if (found.state.revision === state.get().revision && !conflict.get()) return true;
    const theirs = valuesOfCv(found.cv);
    const merged = mergeCv(lastShared(base, saves.unanswered(), theirs), values.get(), theirs);
    values.set(merged.values);
    if (merged.taken.length > 0) notice.set((now) => ({ ...now, taken: merged.taken }));
    files.show(found);
    if (merged.conflicts.length > 0) {
      conflict.set({ theirs, answer: found, conflicts: merged.conflicts });
      local.schedule();
      return false;
    }
    adoptServerState(found, theirs);
    return true;
  }

  function adoptServerState(found: CvAnswer, theirs: CvValues): void {
    base = theirs;
    saves.compared();
    state.set(found.state);
    conflict.set(null);
    local.schedule();
  }

  /** Another tab or device may have saved: looks, and says so. */
  async function checkForChanges(): Promise<void> {
    if (conflict.get() || save.get().kind === 'saving') return;
    await saver.hold();
    // What cannot be read now is found by the next save.
    const isReconciled = await reconcile().catch(() => true);
    if (!isReconciled) return save.set({ kind: 'conflict' });
    saver.resume();
    const at = timeOf(state.get().saved_at);
    if (differing(values.get(), base).length > 0) saver.changed();
    else save.set({ kind: 'saved', at });
  }

  /** The server has what was before, files included: what is published. */
  async function discard(): Promise<boolean> {
    if (!(await saver.flush())) return false;
    const saved = await callApi(discardCvDraft, { body: { revision: state.get().revision } });
    values.set(visit.values);
    base = visit.values;
    state.set(({ visibility }) => ({ ...saved.state, visibility }));
    files.show(saved);
    save.set({ kind: 'saved', at: timeOf(saved.state.saved_at) });
    local.tidy();
    tabs.announceSaved(saved.state.revision);
    return true;
  }

  function changed(): void {
    local.schedule();
    saver.changed();
  }

  const draft: CvDraft = {
    values,
    save,
    state,
    conflict,
    notice,
    files,
    dialogs: stored?.dialogs ?? {},
    set(field, value) {
      values.set((now) => ({ ...now, [field]: value }));
      changed();
    },
    setAll(next) {
      values.set(next);
      changed();
    },
    storeDialogs(next) {
      draft.dialogs = next;
      local.schedule();
    },
    resolveConflict(next) {
      const found = conflict.get();
      if (!found) return;
      values.set(next);
      adoptServerState(found.answer, found.theirs);
      saver.resume();
      changed();
    },
    adopt(cv, next) {
      base = valuesOfCv(cv);
      values.set(base);
      state.set(next);
      save.set({ kind: 'saved', at: timeOf(next.saved_at) });
      local.tidy();
      tabs.announceSaved(next.revision);
    },
    isChanged() {
      const isOpen = Object.values(draft.dialogs).some((dialogs) => dialogs.length > 0);
      return isOpen || !files.areAs(visit) || differing(values.get(), visit.values).length > 0;
    },
    async revert() {
      draft.dialogs = {};
      if (visit.isPublished) return await discard();
      keepVersion = true;
      values.set(visit.values);
      await files.revert(visit);
      changed();
      return await saver.flush();
    },
    flush: () => saver.flush(),
    retry: () => saver.retry(),
    async publish() {
      local.flush();
      await saver.hold();
      try {
        await saves.publish();
        save.set({ kind: 'saved', at: timeOf(state.get().saved_at) });
      } catch (error) {
        if (error instanceof Problem && error.status === 409 && !(await reconcile())) {
          save.set({ kind: 'conflict' });
          throw error;
        }
        saves.refusesFiles(error);
        saver.resume();
        throw error;
      }
      saver.resume();
    },
    close() {
      endVisit();
      local.flush();
      removeListeners();
      // What is not on the server yet goes there on the way out; if it does not, the next page finds it here.
      void saver.flush().finally(() => {
        saver.stop();
        local.close();
        tabs.close();
      });
    },
  };

  const removeListeners = followPage({ store: local.flush, send: draft.flush, checkForChanges, retry: draft.retry });
  if (isConflict) void saver.hold();
  else if (hasRestored) saver.changed();
  local.schedule();
  return draft;
}

function timeOf(instant: string | null): number | null {
  return instant === null ? null : Date.parse(instant);
}
