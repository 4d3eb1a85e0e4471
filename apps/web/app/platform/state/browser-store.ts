/**
 * Texts that the browser keeps by key. Where it keeps none (cookies blocked, some private windows and in-app browsers, a full
 * store), they last until the page is left. On the server there are none.
 */
export interface BrowserStore {
  get(key: string): string | null;
  /** Returns false if the browser keeps nothing: the text is gone when the page is left. */
  set(key: string, text: string): boolean;
  remove(key: string): void;
  /** Keys that begin with `start`. */
  keys(start: string): string[];
}

/** Shared by all tabs, and kept when they are closed. */
export const deviceStore: BrowserStore = guard(() => localStorage);

/** Of this tab, kept when its page is loaded again. */
export const tabStore: BrowserStore = guard(() => sessionStorage);

/**
 * Runs in the head. Where reading the tab's store throws, another that keeps nothing takes its place: the router's script in the page
 * reads it unguarded.
 */
export const refusedStoreScript =
  "try{sessionStorage}catch(e){Object.defineProperty(window,'sessionStorage',{value:{getItem(){return null},setItem(){throw e},removeItem(){}}})}";

/** @param find the browser's store; reading it throws where storage is blocked */
export function guard(find: () => Storage): BrowserStore {
  /** What the browser refused to keep. */
  const refused = new Map<string, string>();

  function attempt<T>(use: (storage: Storage) => T, otherwise: T): T {
    // One process serves many people: nothing is kept between them.
    if (typeof document === 'undefined') return otherwise;
    try {
      return use(find());
    } catch {
      return otherwise;
    }
  }

  return {
    get: (key) => refused.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key, text) {
      const isStored = attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }, false);
      if (isStored || typeof document === 'undefined') refused.delete(key);
      else refused.set(key, text);
      return isStored;
    },
    remove(key) {
      refused.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys(start) {
      const stored = attempt((storage) => Object.keys(storage), []);
      return [...new Set([...stored, ...refused.keys()])].filter((key) => key.startsWith(start));
    },
  };
}
