/** A decision that can still be taken back, about one applicant or several. */
export interface Undoable {
  /** Applications with what undoes the decision about each, and the state before. */
  of: ReadonlyMap<number, { decisionId: number; before: number }>;
  /** State that the decision gave them. */
  reject: number;
  /** Milliseconds since 1970. */
  until: number;
}

/** The newest decision whose time is not over; undefined when there is none. */
export function latestOf<U extends Undoable>(stack: readonly U[], now: number): U | undefined {
  return stack.findLast(({ until }) => until > now);
}

/** Whether a later decision has taken the place of one, for everybody it was about. */
export function isCovered<U extends Undoable>(stack: readonly U[], one: U): boolean {
  const later = stack.slice(stack.indexOf(one) + 1);
  return [...one.of.keys()].every((id) => later.some(({ of }) => of.has(id)));
}

/**
 * The decisions that still hold when an application is in a state: one that was changed elsewhere since can no longer be taken
 * back here. An earlier decision that a standing one covers holds too.
 */
export function holdingWith<U extends Undoable>(stack: readonly U[], id: number, reject: number): U[] {
  const top = stack.findLast(({ of }) => of.has(id));
  if (!top || top.reject === reject) return [...stack];
  return stack.flatMap((one) => {
    if (!one.of.has(id)) return [one];
    const of = new Map(one.of);
    of.delete(id);
    return of.size > 0 ? [{ ...one, of }] : [];
  });
}
