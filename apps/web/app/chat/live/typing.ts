import { createStore, useStore } from '../../platform/session/store';

/** Milliseconds after which a contact without further signals has stopped typing: the last signal may have been lost. */
const typingLasts = 8_000;

const typing = createStore<ReadonlySet<number>>(new Set());
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const nobody: ReadonlySet<number> = new Set();

/** User ids of the contacts who are typing to this person. */
export function useTyping(): ReadonlySet<number> {
  return useStore(typing, nobody);
}

/** A contact is typing, or has stopped. */
export function setTyping(userId: number, isTyping: boolean): void {
  clearTimeout(timers.get(userId));
  if (isTyping)
    timers.set(
      userId,
      setTimeout(() => setTyping(userId, false), typingLasts),
    );
  if (typing.get().has(userId) === isTyping) return;
  typing.set((now) => {
    const others = [...now].filter((id) => id !== userId);
    return new Set(isTyping ? [...others, userId] : others);
  });
}
