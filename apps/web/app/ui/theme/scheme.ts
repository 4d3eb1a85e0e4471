import { createStore, useStore } from '../../platform/session/store';
import { deviceStore } from '../../platform/state/browser-store';

export type Scheme = 'auto' | 'light' | 'dark';
export const schemes: readonly Scheme[] = ['auto', 'light', 'dark'];

const storageKey = 'color-scheme';
const attribute = 'data-color-scheme';

/** Sets the colour scheme before the first paint; inlined in the head. Light without scripts. */
export const schemeScript = `try{var s=localStorage.getItem('${storageKey}');document.documentElement.setAttribute('${attribute}',s==='light'||s==='dark'?s:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')}catch(e){}`;

const scheme = createStore<Scheme | null>(null);

/** The person's choice, and a setter; stored in this browser. */
export function useScheme(): [Scheme, (next: Scheme) => void] {
  return [useStore(scheme, null) ?? 'auto', choose];
}

function choose(next: Scheme): void {
  deviceStore.set(storageKey, next);
  scheme.set(next);
  apply();
}

/** Follows the device while the choice is `auto`, and other tabs. Called once, after hydration. */
export function watchScheme(): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const read = () => {
    scheme.set(schemes.find((one) => one === deviceStore.get(storageKey)) ?? 'auto');
    apply();
  };
  const onStorage = (event: StorageEvent) => event.key === storageKey && read();
  read();
  device.addEventListener('change', apply);
  window.addEventListener('storage', onStorage);
  return () => {
    device.removeEventListener('change', apply);
    window.removeEventListener('storage', onStorage);
  };
}

function apply(): void {
  const now = scheme.get() ?? 'auto';
  const dark = now === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : now === 'dark';
  document.documentElement.setAttribute(attribute, dark ? 'dark' : 'light');
}
