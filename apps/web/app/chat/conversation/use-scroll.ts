import type { ChatMessage } from '@jobblik/contract/chat/chat.schema';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Content {
  /** Number of the oldest loaded message. */
  first: number | undefined;
  last: ChatMessage | undefined;
  /** How many own messages are being sent. */
  ownCount: number;
  /** There is something below the messages. */
  hasFooter: boolean;
  /** The view was moved to a certain message, so it does not follow new ones. */
  isElsewhere: boolean;
}

/** Distance from the end, in pixels, within which the view counts as being at the end. */
const nearEnd = 80;

/**
 * Keeps the scroll position of a conversation: at the end while the end is in view, unchanged when older messages are added above
 * or new ones below, and at the end after an own message.
 */
export function useScroll({ first, last, ownCount, hasFooter, isElsewhere }: Content) {
  const ref = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(!isElsewhere);
  const before = useRef({ first, last: last?.seq, ownCount, height: 0 });
  const [isAway, setAway] = useState(false);
  const [arrived, setArrived] = useState(0);

  const toNewest = useCallback(() => {
    const box = ref.current;
    if (!box) return;
    isAtEnd.current = true;
    box.scrollTop = box.scrollHeight;
    setAway(false);
    setArrived(0);
  }, []);

  const onScroll = useCallback(() => {
    const box = ref.current;
    if (!box) return;
    isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
    setAway(!isAtEnd.current);
    if (isAtEnd.current) setArrived(0);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when what is shown has changed
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const was = before.current;
    const grewAbove = was.first !== undefined && first !== undefined && first < was.first;
    const isNew = last !== undefined && was.last !== undefined && last.seq > was.last;
    if (grewAbove) box.scrollTop += box.scrollHeight - was.height;
    else if (isAtEnd.current || ownCount > was.ownCount) toNewest();
    else if (isNew && last.type === 'receive') setArrived((now) => now + last.seq - (was.last ?? 0));
    before.current = { first, last: last?.seq, ownCount, height: box.scrollHeight };
  }, [first, last, ownCount, hasFooter, toNewest]);

  // Loading pictures and a phone's keyboard change heights later.
  useEffect(() => {
    const box = ref.current;
    const content = box?.querySelector('ol');
    if (!box || !content) return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight;
      before.current.height = box.scrollHeight;
    });
    observer.observe(box);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);

  return { ref, onScroll, isAway, arrived, toNewest };
}
