import { type RefObject, useEffect, useRef } from 'react';
import { pictureOfNow } from './picture-of-video';

/** Reports unsaved recordings to the parent, and asks before the window closes. */
export function useDirty(isDirty: boolean, onDirty: ((dirty: boolean) => void) | undefined): void {
  const onDirtyRef = useRef(onDirty);
  onDirtyRef.current = onDirty;
  useEffect(() => {
    onDirtyRef.current?.(isDirty);
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}

/** Takes the picture for the list while the person is recording. */
export function usePosterAfterSecond(
  preview: RefObject<HTMLVideoElement | null>,
  now: boolean,
  poster: RefObject<File | null>,
): void {
  useEffect(() => {
    if (!now || !preview.current) return;
    void pictureOfNow(preview.current).then((picture) => {
      poster.current = picture;
    });
  }, [now, preview, poster]);
}

/** Moves the focus to the main action of each new step except the first. */
export function useFocusOn(step: string): RefObject<HTMLButtonElement | null> {
  const main = useRef<HTMLButtonElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) main.current?.focus();
    before.current = step;
  }, [step]);
  return main;
}
