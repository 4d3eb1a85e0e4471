/** A decision about one or several applicants that can still be undone. */
export interface Undoable {
  /** By application id: the id of its decision and the state before. */
  of: ReadonlyMap<number, { decisionId: number; before: number }>;
  /** State after the decision. */
  reject: number;
  /** Milliseconds since 1970. */
  until: number;
}

/** A decision and its notice. */
export interface UndoEntry extends Undoable {
  text: string;
  /** A message leaves when the time is over. */
  sends: boolean;
}

/** The newest decision that can still be undone; undefined when there is none. */
export function latestOf<U extends Undoable>(stack: readonly U[], now: number): U | undefined {
  return stack.findLast(({ until }) => until > now);
}

/** True when later decisions replace this one for all its applicants. */
export function isCovered<U extends Undoable>(stack: readonly U[], one: U): boolean {
  const later = stack.slice(stack.indexOf(one) + 1);
  return [...one.of.keys()].every((id) => later.some(({ of }) => of.has(id)));
}

/**
 * Decisions that can still be undone when an application is in a state. A decision that was changed in another window is dropped.
 * An earlier decision under one that is kept is kept too.
 */
export function holdingWith<U extends Undoable>(stack: readonly U[], id: number, reject: number): readonly U[] {
  const top = stack.findLast(({ of }) => of.has(id));
  if (!top || top.reject === reject) return stack;
  return stack.flatMap((one) => {
    if (!one.of.has(id)) return [one];
    const of = new Map(one.of);
    of.delete(id);
    return of.size > 0 ? [{ ...one, of }] : [];
  });
}

/** Decisions whose notices appear and go when a stack replaces another one: a notice stands for each that no later one covers. */
export function offerChanges<U extends Undoable>(before: readonly U[], after: readonly U[]) {
  const offeredOf = (stack: readonly U[]) => stack.filter((one) => !isCovered(stack, one));
  const [old, now] = [offeredOf(before), offeredOf(after)];
  return {
    offered: now.filter((one) => !old.includes(one)),
    withdrawn: old.filter((one) => !now.includes(one)),
  };
}
