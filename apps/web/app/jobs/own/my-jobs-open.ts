import { useState } from 'react';

const key = 'jobblik.my-jobs.open';
/** Ads whose being open is remembered. */
const most = 200;

/** Which ads of the list are opened. Kept for this window: a look at one ad and back again finds the list as it was left. */
export function useOpenJobs() {
  const [open, setOpen] = useState(readOpen);
  const store = (ids: readonly number[]) => {
    const next = ids.slice(-most);
    setOpen(new Set(next));
    sessionStorage.setItem(key, JSON.stringify(next));
  };
  return {
    isOpen: (id: number) => open.has(id),
    toggle: (id: number) => store(open.has(id) ? [...open].filter((one) => one !== id) : [...open, id]),
    openAll: (ids: readonly number[]) => store([...new Set([...open, ...ids])]),
    closeAll: (ids: readonly number[]) => store([...open].filter((one) => !ids.includes(one))),
  };
}

function readOpen(): ReadonlySet<number> {
  const stored = typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(key);
  if (stored === null || !/^\[[\d,]*\]$/.test(stored)) return new Set();
  return new Set(JSON.parse(stored) as number[]);
}
