import { useEffect } from 'react';
import { createStore, useStore } from '../../platform/session/store';
import { deviceStore } from '../../platform/state/browser-store';

const key = 'compared-jobs';
const most = 2;
const none: readonly number[] = [];

const pins = createStore<readonly number[]>(parsePins(deviceStore.get(key)));

/** The ids in stored text; empty if it is not a list of ids. */
export function parsePins(text: string | null): readonly number[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter((id) => Number.isInteger(id) && id > 0).slice(0, most) : none;
  } catch {
    return none;
  }
}

/** The pins after a job is added or removed; a third replaces the older of two. */
export function togglePin(now: readonly number[], id: number): readonly number[] {
  return now.includes(id) ? now.filter((other) => other !== id) : [...now, id].slice(-most);
}

function store(next: readonly number[]): void {
  deviceStore.set(key, JSON.stringify(next));
  pins.set(next);
}

/** The jobs that this browser compares, at most two; they survive reloads and are the same in every tab. */
export function usePins() {
  useEffect(() => {
    const follow = (event: StorageEvent) => event.key === key && pins.set(parsePins(event.newValue));
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  return {
    pins: useStore(pins, none),
    toggle: (id: number) => store(togglePin(pins.get(), id)),
    clear: () => store(none),
    /** Restores cleared pins. */
    restore: (ids: readonly number[]) => store(ids.slice(0, most)),
  };
}
