import { forget, readStored, type Stored, storeNow, storeOnDisk } from '../../platform/drafts/draft-storage';
import { ownDraftKey } from '../../platform/drafts/own-draft-key';
import { newUuid } from '../../platform/new-uuid';
import { oneAtATime } from '../../platform/session/one-at-a-time';
import { type CvValues, differing, type EducationValues, type ExperienceValues } from './cv-values';
import { openTabs, thisTab } from './this-tab';

/** A dialog that is being filled in. `editing` names the row that it changes; null makes a new one. */
export interface OpenDialog<V> {
  editing: string | null;
  values: V;
}

/** Dialogs that were filled in and neither saved nor given up, one for each row. */
export interface OpenDialogs {
  experience?: readonly OpenDialog<ExperienceValues>[];
  education?: readonly OpenDialog<EducationValues>[];
}

interface LocalState {
  /** What the server had when these words were last in step with it. */
  base: CvValues;
  values: CvValues;
  /** Words on their way whose answer has not come: the server may have them already. */
  sent?: CvValues | null;
  dialogs: OpenDialogs;
}

export interface StoredCv extends Stored, LocalState {}

const localPause = 150;
const diskPause = 600;

/**
 * The browser's own copy of a CV that is being written: within 0.15 s in local storage, within 0.6 s on its way to the disk.
 * A disk that is slower than that gets the newest words next, so that a crash loses at most two writes of typing. Nothing
 * is kept while the server has everything.
 */
export function createLocalCopy(key: string, read: () => LocalState) {
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
    if (now) storeNow(key, now);
    // What was typed has been taken back: an older record must not bring it back.
    else void forget(key).catch(() => undefined);
  }

  // Where there is no database, local storage has its copy and the server the next.
  const write = oneAtATime(async () => {
    const now = record();
    if (now) await storeOnDisk(key, now);
  });

  function toDisk(): void {
    clearTimeout(later);
    later = undefined;
    write();
  }

  return {
    /** Something was typed. */
    schedule(): void {
      soon ??= setTimeout(flush, localPause);
      later ??= setTimeout(toDisk, diskPause);
    },
    flush,
    /** The words are about to leave for the server. */
    storeImmediately(): void {
      flush();
      toDisk();
    },
    /** The server has been reached: forgets what it has. */
    tidy(): void {
      if (record() === null) void forget(key).catch(() => undefined);
    },
    close(): void {
      clearTimeout(soon);
      clearTimeout(later);
    },
  };
}

/**
 * What this tab, or one that is gone, left unsaved; the newest of several. It belongs to this tab from now on.
 * @param userId whose CV
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
  // An older record of this tab waits under a name of its own for the next time.
  if (own) storeNow(`${start}${newUuid()}`, own[1]);
  if (storeNow(start + tab, stored)) await forget(key).catch(() => undefined);
  return { tab, stored };
}
