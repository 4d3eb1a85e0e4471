const edge = 640;
const waitMs = 8000;

/** The current picture of a video, at most 640 wide; null if the browser cannot draw it. */
export async function pictureOfNow(video: HTMLVideoElement): Promise<File | null> {
  if (video.videoWidth === 0) return null;
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, edge / video.videoWidth);
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.82));
  return blob && new File([blob], 'billede.jpg', { type: 'image/jpeg' });
}

/** A picture of a local video, one second in; null for videos that this browser cannot read. */
export async function pictureOfFile(file: File): Promise<File | null> {
  const url = URL.createObjectURL(file);
  try {
    return await pictureOfFilm(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The same from an address; null also for a video of another site, whose pictures a page may not read. */
export async function pictureOfFilm(url: string): Promise<File | null> {
  const video = document.createElement('video');
  try {
    video.muted = true;
    video.playsInline = true;
    video.preload = 'auto';
    video.src = url;
    await once(video, 'loadeddata');
    if (video.duration > 1) {
      video.currentTime = Math.min(1, video.duration / 2);
      await once(video, 'seeked');
    }
    return await pictureOfNow(video);
  } catch {
    // A video without a picture is allowed: the list shows a drawing instead.
    return null;
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}

function once(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${event}`)), waitMs);
    const end = (then: () => void) => () => {
      clearTimeout(timer);
      then();
    };
    video.addEventListener(event, end(resolve), { once: true });
    video.addEventListener(
      'error',
      end(() => reject(video.error)),
      { once: true },
    );
  });
}
