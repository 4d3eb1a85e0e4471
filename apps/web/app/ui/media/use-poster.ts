import { useEffect, useState } from 'react';
import { useObjectUrl } from '../../platform/state/use-object-url';
import { pictureOfFilm } from './video-recorder/picture-of-video';

/** A picture for a film that came without one, a second in, since many begin in black; null until it is drawn, or cannot be. */
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
