import { useEffect, useState } from 'react';
import { tabStore } from '../../../platform/state/browser-store';

/** What the employer did last: went on from somebody with none new left, decided, or neither. */
type LastMove = 'stepped' | 'decided' | 'none';

const storageKey = (jobId: number) => `pile-read-${jobId}`;

/**
 * Whether the end of a pile is shown: once, when the last new application was judged here and the next one is opened.
 * @param newCount applications that nobody has judged; undefined while they are not known or a filter hides some
 */
export function usePileRead(jobId: number, newCount: number | undefined) {
  const [hadNew, setHadNew] = useState(false);
  const [lastMove, setLastMove] = useState<LastMove>('none');
  if (!hadNew && newCount !== undefined && newCount > 0) setHadNew(true);
  const isRead = hadNew && newCount === 0 && lastMove !== 'none';
  const [isShown, setIsShown] = useState(false);
  if (isRead && !isShown && !wasShown(jobId)) setIsShown(true);
  useEffect(() => {
    if (isShown) tabStore.set(storageKey(jobId), 'shown');
  }, [isShown, jobId]);
  return {
    isShown,
    /** Going on to the next one, or judging, in that order of events. */
    moved: (by: 'step' | 'decision' | 'rating') => {
      if (by === 'decision') setLastMove('decided');
      else if (by === 'step') setLastMove(newCount === 0 ? 'stepped' : 'none');
      else setLastMove('none');
    },
    close: () => {
      setIsShown(false);
      setLastMove('none');
    },
  };
}

function wasShown(jobId: number): boolean {
  return tabStore.get(storageKey(jobId)) !== null;
}
