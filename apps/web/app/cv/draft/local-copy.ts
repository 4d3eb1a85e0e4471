import { forget, readStored, type Stored, storeNow, storeOnDisk } from '../../platform/drafts/draft-storage';
import { ownDraftKey } from '../../platform/drafts/own-draft-key';
import { newUuid } from '../../platform/new-uuid';
import { oneAtATime } from '../../platform/session/one-at-a-time';
import { type CvValues, differing, type EducationValues, type ExperienceValues } from './cv-values';
import { openTabs, thisTab } from './this-tab';

/** Input of an open dialog. `editing` is the key of the row it changes; null adds a row. */
export interface OpenDialog<V> {
  editing: string | null;
  values: V;
}

/** Dialogs with input that is not saved and not discarded, one per row. */
export interface OpenDialogs {
  experience?: readonly OpenDialog<ExperienceValues>[];
  education?: readonly OpenDialog<EducationValues>[];
}

interface LocalState {
  /** Last common version of page and server. */
  base: CvValues;
  values: CvValues;
  /** Values of a save without a response, which the server may have stored. */
  sent?: CvValues | null;
  dialogs: OpenDialogs;
}

export interface StoredCv extends Stored, LocalState {}

const localPause = 150;
const diskPause = 600;

/**
 * Copy of an unsaved CV in the browser: in local storage within 0.15 s of a change, in IndexedDB within 0.6 s. While a write is
 * slow, the next one has the newest values, so that a crash loses the changes of two writes at most. Nothing is stored while the
 * server has everything.
 * @param isStored whether an earlier page has stored one under this key
 */
export function createLocalCopy(key: string, read: () => LocalState, isStored: boolean) {
  let hasCopy = isStored;
  let soon: ReturnType<typeof setTimeout> | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;

  function record(): StoredCv | null {
    const words = read();
    const isOpen = Object.values(words.dialogs).some((dialogs) => dialogs.length > 0);
    const isSafe = !isOpen && !words.sent && differing(words.values, words.base).length === 0;
    return isSafe ? null : { at: Date.now(), ...words };
  }

  function flush(): void {
    clearTimeout(soon);
    soon = undefined;
    const now = record();
    if (now) {
      hasCopy = true;
      storeNow(key, now);
    } else remove();
  }

  /** An older record must not restore what was reverted. Without one nothing is written, as a page that closes may not finish it. */
  function remove(): void {
    if (!hasCopy) return;
    hasCopy = false;
    void forget(key).catch(() => undefined);
  }

  // Without a database, only local storage and the server have copies.
  const write = oneAtATime(async () => {
    const now = record();
    if (!now) return;
    hasCopy = true;
    await storeOnDisk(key, now);
  });

  function toDisk(): void {
    clearTimeout(later);
    later = undefined;
    write();
  }

  return {
    /** Schedules both writes after a change. */
    schedule(): void {
      soon ??= setTimeout(flush, localPause);
      later ??= setTimeout(toDisk, diskPause);
    },
    flush,
    /** Writes both copies at once, before a save is sent. */
    storeImmediately(): void {
      flush();
      toDisk();
    },
    /** Deletes the copy when the server has everything. */
    tidy(): void {
      if (record() === null) remove();
    },
    close(): void {
      clearTimeout(soon);
      clearTimeout(later);
    },
  };
}

/**
 * Takes over the newest unsaved draft of this tab or of a closed one.
 * @param userId owner of the CV
 */
export async function takeStoredCv(userId: number): Promise<{ tab: string; stored: StoredCv | null }> {
  const start = ownDraftKey(userId, 'cv-');
  const tab = await thisTab();
  const [found, open] = await Promise.all([readStored<StoredCv>(start), openTabs()]);
  const [newest] = found.filter(([key]) => key === start + tab || !open.has(key.slice(start.length)));
  if (!newest) return { tab, stored: null };
  const [key, stored] = newest;
  if (key === start + tab) return { tab, stored };
  const own = found.find(([one]) => one === start + tab);
  // An older record of this tab is stored under another key for the next visit.
  if (own) storeNow(`${start}${newUuid()}`, own[1]);
  // Not awaited: a database that is stuck would not answer.
  if (storeNow(start + tab, stored)) void forget(key).catch(() => undefined);
  return { tab, stored };
}
