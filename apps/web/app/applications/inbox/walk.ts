/** Applications opened with "previous" and "next", and the index of the open one. */
export interface Walk {
  ids: readonly number[];
  at: number;
}

export const noWalk: Walk = { ids: [], at: -1 };

interface Place {
  /** Id of the open application. */
  open: number;
  /** Ids in the current order of the list. */
  listed: readonly number[];
}

/** The walk, or a new one when the application was opened by a click or a link. */
function current(walk: Walk, open: number): Walk {
  return walk.ids[walk.at] === open ? walk : { ids: [open], at: 0 };
}

/** Id of the application opened before this one, else of the row above. A row that moved after a decision is still "previous". */
export function previousOf(walk: Walk, { open, listed }: Place): number | undefined {
  const { ids, at } = current(walk, open);
  const seen = ids.slice(0, at).findLast((id) => listed.includes(id));
  return seen ?? beside(listed, open, -1);
}

/** After "previous", id of the application opened before; else of the row below. */
export function nextOf(walk: Walk, { open, listed }: Place): number | undefined {
  const { ids, at } = current(walk, open);
  const seen = ids.slice(at + 1).find((id) => listed.includes(id));
  return seen ?? beside(listed, open, 1);
}

function beside(listed: readonly number[], open: number, step: 1 | -1): number | undefined {
  const at = listed.indexOf(open);
  return at < 0 ? undefined : listed[at + step];
}

/** The walk after a step from the open application. */
export function stepped(walk: Walk, open: number, to: number, direction: 'previous' | 'next'): Walk {
  const { ids, at } = current(walk, open);
  if (direction === 'next') {
    const ahead = ids.indexOf(to, at + 1);
    return ahead < 0 ? { ids: [...ids.slice(0, at + 1), to], at: at + 1 } : { ids, at: ahead };
  }
  const behind = at === 0 ? -1 : ids.lastIndexOf(to, at - 1);
  return behind < 0 ? { ids: [to, ...ids.slice(at)], at: 0 } : { ids, at: behind };
}
