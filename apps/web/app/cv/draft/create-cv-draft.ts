import { discardCvDraft, getCv } from '@jobblik/contract/cv/cv.api';
import { Problem } from '@jobblik/contract/kernel/problem';
import { callApi } from '../../platform/api/api';
import { ownDraftKey } from '../../platform/drafts/own-draft-key';
import { createStore } from '../../platform/session/store';
import type { CvConflict, CvDraft, CvNotice } from './cv-draft';
import { createCvFiles } from './cv-files';
import { lastShared, mergeCv } from './cv-merge';
import { createCvSaves } from './cv-saves';
import { createCvTabs } from './cv-tabs';
import { type CvAnswer, type CvValues, differing, valuesOfCv } from './cv-values';
import { beginVisit, endVisit } from './cv-visit';
import { createDraftSaver, type SaveState } from './draft-saver';
import { followPage } from './follow-page';
import { createLocalCopy, type StoredCv } from './local-copy';

/**
 * Opens a CV for editing.
 * @param answer the CV on the server
 * @param stored unsaved draft that an earlier page stored in this browser
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
  let storeVersion = false;
  const storedBase = stored && lastShared(stored.base, stored.sent ?? null, fromServer);
  const start = stored && storedBase ? mergeCv(storedBase, stored.values, fromServer) : null;
  const isConflict = start !== null && start.conflicts.length > 0;
  /** Last common version of page and server, the base of merges. A conflict keeps it until it is resolved. */
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

  const local = createLocalCopy(
    draftKey,
    () => ({ base, values: values.get(), sent: saves.unanswered(), dialogs: draft.dialogs }),
    stored !== null,
  );
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
    shouldStoreVersion: () => storeVersion,
    onSending: () => local.storeImmediately(),
    onSaved(saved, words, sentFiles) {
      base = words;
      storeVersion = false;
      // Saves do not change the visibility, and their response may have an older one than the one chosen since.
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

  /** Fetches the CV and merges it into the form. Resolves to false when the person has to resolve a conflict. */
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

  /** Merges what another tab or device may have saved. */
  async function checkForChanges(): Promise<void> {
    if (conflict.get() || save.get().kind === 'saving') return;
    await saver.pause();
    // If fetching fails, the next save finds the conflict.
    const isReconciled = await reconcile().catch(() => true);
    if (!isReconciled) return save.set({ kind: 'conflict' });
    saver.resume();
    const at = timeOf(state.get().saved_at);
    if (differing(values.get(), base).length > 0) saver.changed();
    else save.set({ kind: 'saved', at });
  }

  /** Resets draft and files on the server to the published CV. */
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
      storeVersion = true;
      values.set(visit.values);
      await files.revert(visit);
      changed();
      return await saver.flush();
    },
    flush: () => saver.flush(),
    retry: () => saver.retry(),
    async publish() {
      local.flush();
      await saver.pause();
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
      // Sends unsaved changes last. If that fails, the next page restores them from the local copy.
      void saver.flush().finally(() => {
        saver.stop();
        local.close();
        tabs.close();
      });
    },
  };

  const removeListeners = followPage({ store: local.flush, send: draft.flush, checkForChanges, retry: draft.retry });
  if (isConflict) void saver.pause();
  else if (hasRestored) saver.changed();
  local.schedule();
  return draft;
}

function timeOf(instant: string | null): number | null {
  return instant === null ? null : Date.parse(instant);
}
