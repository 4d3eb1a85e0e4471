import { currentLanguage, type Language } from '@jobblik/contract/kernel/language';
import { tabStore } from '../../platform/state/browser-store';
import { type ToastMessage, toast, toastsNow } from './toast-store';

const key = 'toasts';
/** A page that takes longer to load shows no notice of the one before it. In milliseconds. */
const longestLoad = 60_000;
/** A notice stands at least this long on the next page, in milliseconds. */
const shortestStay = 4_000;

interface StoredToasts {
  at: number;
  lang: Language;
  toasts: { text: string; tone: ToastMessage['tone']; left: number }[];
}

/**
 * Stores the notices on screen for the next page of this tab, when the page is left by a page load: to change the language, to pay, after
 * a script was lost. A notice with an undo is left out: its undo ends with the page, and what it says may depend on it.
 */
export function storeToasts(now = Date.now()): void {
  const shown = toastsNow().filter(({ action, until }) => (!action || action.opens) && until > now);
  if (shown.length === 0) return;
  const toasts = shown.map(({ text, tone, until }) => ({ text, tone, left: until - now }));
  tabStore.set(key, JSON.stringify({ at: now, lang: currentLanguage(), toasts } satisfies StoredToasts));
}

/** Shows the notices of the page before this one, once, in the language they were written in. */
export function restoreToasts(now = Date.now()): void {
  const stored = read();
  tabStore.remove(key);
  if (!stored || now - stored.at > longestLoad) return;
  for (const { text, tone, left } of stored.toasts)
    toast(text, { tone, lasts: Math.max(left, shortestStay), lang: stored.lang });
}

function read(): StoredToasts | null {
  try {
    return JSON.parse(tabStore.get(key) ?? 'null');
  } catch {
    return null;
  }
}
