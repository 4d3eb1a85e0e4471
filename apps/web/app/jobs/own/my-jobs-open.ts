import { useState } from 'react';
import { tabStore } from '../../platform/state/browser-store';

const key = 'jobblik.my-jobs.open';
/** Most ads whose open state is stored. */
const most = 200;

/** Which ads of the list are open. Stored for this window: after visiting one ad, the list is the same as before. */
export function useOpenJobs() {
  const [open, setOpen] = useState(readOpen);
  const store = (ids: readonly number[]) => {
    const next = ids.slice(-most);
    setOpen(new Set(next));
    tabStore.set(key, JSON.stringify(next));
  };
  return {
    isOpen: (id: number) => open.has(id),
    toggle: (id: number) => store(open.has(id) ? [...open].filter((one) => one !== id) : [...open, id]),
    openAll: (ids: readonly number[]) => store([...new Set([...open, ...ids])]),
    closeAll: (ids: readonly number[]) => store([...open].filter((one) => !ids.includes(one))),
  };
}

function readOpen(): ReadonlySet<number> {
  const stored = tabStore.get(key);
  if (stored === null || !/^\[[\d,]*\]$/.test(stored)) return new Set();
  return new Set(JSON.parse(stored) as number[]);
}
