/** Persons opened one after another by "previous" and "next", and which of them is open. */
export interface Walk {
  ids: readonly number[];
  at: number;
}

export const noWalk: Walk = { ids: [], at: -1 };

interface Place {
  /** Application that is open. */
  open: number;
  /** Applications in the order of the list as it stands now. */
  listed: readonly number[];
}

/** An applicant who was opened otherwise, by a click or a link, begins a new walk. */
function current(walk: Walk, open: number): Walk {
  return walk.ids[walk.at] === open ? walk : { ids: [open], at: 0 };
}

/** Who was seen last, else who stands above: a row that moved away since it was judged is still the one before. */
export function previousOf(walk: Walk, { open, listed }: Place): number | undefined {
  const { ids, at } = current(walk, open);
  const seen = ids.slice(0, at).findLast((id) => listed.includes(id));
  return seen ?? beside(listed, open, -1);
}

/** After going back, who one came from; else who stands below. */
export function nextOf(walk: Walk, { open, listed }: Place): number | undefined {
  const { ids, at } = current(walk, open);
  const seen = ids.slice(at + 1).find((id) => listed.includes(id));
  return seen ?? beside(listed, open, 1);
}

function beside(listed: readonly number[], open: number, step: 1 | -1): number | undefined {
  const at = listed.indexOf(open);
  return at < 0 ? undefined : listed[at + step];
}

/** The walk after one step from who is open. */
export function stepped(walk: Walk, open: number, to: number, direction: 'previous' | 'next'): Walk {
  const { ids, at } = current(walk, open);
  if (direction === 'next') {
    const ahead = ids.indexOf(to, at + 1);
    return ahead < 0 ? { ids: [...ids.slice(0, at + 1), to], at: at + 1 } : { ids, at: ahead };
  }
  const behind = at === 0 ? -1 : ids.lastIndexOf(to, at - 1);
  return behind < 0 ? { ids: [to, ...ids.slice(at)], at: 0 } : { ids, at: behind };
}
