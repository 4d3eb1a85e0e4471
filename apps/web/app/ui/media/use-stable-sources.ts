import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface PlayerSource {
  url: string;
  /** Content type. */
  type?: string | undefined;
}

interface StableSources {
  sources: readonly PlayerSource[];
  /** Seconds at which playback continues with new links; null: from the beginning. */
  resumeAt: number | null;
  /** True if the browser can play none of the links. */
  failed: boolean;
  onError: () => void;
}

/**
 * The links of a player. Links to a file change every few minutes, and a new link would restart the video: a video that is being
 * watched keeps its links. It uses the new ones if its own fail, and continues at the same position.
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
    // The element is not remounted, so that a click on it is not lost; it reads its links only on `load()`.
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
