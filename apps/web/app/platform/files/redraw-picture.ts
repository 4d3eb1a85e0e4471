import { maxImageEdge, maxImagePixels } from '@jobblik/contract/kernel/uploads.rules';

/** A picture with more pixels than the server accepts. */
export class TooManyPixels extends Error {}

/**
 * A picture as an upright JPEG of at most {@link maxImageEdge} pixels an edge, the size in which the server stores it. Transparent
 * parts become white.
 * @throws TooManyPixels before it is decoded; Error if the browser cannot read it or has no memory for it
 */
export async function redrawAsJpeg(file: File): Promise<File> {
  const address = URL.createObjectURL(file);
  try {
    const image = await loaded(address);
    const { naturalWidth, naturalHeight } = image;
    if (naturalWidth * naturalHeight > maxImagePixels) throw new TooManyPixels();
    const scale = Math.min(1, maxImageEdge / Math.max(naturalWidth, naturalHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(naturalHeight * scale));
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('the browser draws nothing');
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await canvasToJpeg(canvas, file.name);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** What was drawn as a JPEG file. Rejects if the browser creates none. */
export async function canvasToJpeg(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('the browser made no picture');
  return new File([blob], jpegName(name), { type: 'image/jpeg' });
}

/** `Ferie 2024.heic` as `Ferie 2024.jpg`. */
export function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '') || 'billede'}.jpg`;
}

/** Only the header has been read then, so that a huge picture is refused before it is decoded. */
function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('the browser cannot read the picture'));
    image.src = address;
  });
}
