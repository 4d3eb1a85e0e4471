import { useEffect, useState } from 'react';
import { useObjectUrl } from '../../platform/state/use-object-url';
import { pictureOfFilm } from './video-recorder/picture-of-video';

/** A poster for a video without one, from its first second, since many begin in black; null until it is drawn, or if that fails. */
export function usePoster(film: string): string | null {
  const [picture, setPicture] = useState<File | null>(null);
  useEffect(() => {
    let isShown = true;
    void pictureOfFilm(film).then((found) => isShown && setPicture(found));
    return () => {
      isShown = false;
    };
  }, [film]);
  return useObjectUrl(picture);
}
