import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface PlayerSource {
  url: string;
  /** Content type. */
  type?: string | undefined;
}

interface StableSources {
  sources: readonly PlayerSource[];
  /** Seconds into the film at which new links carry on; null: at its beginning. */
  resumeAt: number | null;
  /** True when the browser can play none of the links there are. */
  failed: boolean;
  onError: () => void;
}

/**
 * The links a player shows. Links to a file change every few minutes, and a new link would start the film again: while a film is
 * watched it keeps its links. It takes the new ones when its own fail, and carries on where it was.
 */
export function useStableSources(
  video: RefObject<HTMLVideoElement | null>,
  newest: readonly PlayerSource[],
): StableSources {
  const [{ sources, resumeAt }, setStable] = useState<Pick<StableSources, 'sources' | 'resumeAt'>>({
    sources: newest,
    resumeAt: null,
  });
  const [failed, setFailed] = useState(false);
  useLayoutEffect(() => {
    const isWatched = video.current && !(video.current.paused && video.current.currentTime === 0);
    if (isWatched || isSame(sources, newest)) return;
    setStable({ sources: newest, resumeAt: null });
    setFailed(false);
  }, [video, newest, sources]);
  const loaded = useRef(sources);
  useLayoutEffect(() => {
    // The element stays, so that a press on it is not lost; it reads its links only on `load()`.
    if (loaded.current !== sources) video.current?.load();
    loaded.current = sources;
  }, [video, sources]);
  return {
    sources,
    resumeAt,
    failed,
    onError: () => {
      if (isSame(sources, newest)) return setFailed(true);
      setStable({ sources: newest, resumeAt: video.current?.currentTime ?? null });
    },
  };
}

function isSame(one: readonly PlayerSource[], other: readonly PlayerSource[]): boolean {
  return one.length === other.length && one.every(({ url }, place) => url === other[place]?.url);
}
