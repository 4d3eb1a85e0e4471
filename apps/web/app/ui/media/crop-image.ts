import { canvasToJpeg } from '../../platform/files/redraw-picture';

/** A part of a picture, in the picture's pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Loads a picture; rejects if the browser cannot show it. */
export async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Pixels of a picture's shorter edge. */
export function shorterEdge({ naturalWidth, naturalHeight }: HTMLImageElement): number {
  return Math.min(naturalWidth, naturalHeight);
}

/** Draws a part of a picture on a square canvas; transparent parts get the paper colour, since JPEG has no transparency. */
export function drawCrop(canvas: HTMLCanvasElement, image: HTMLImageElement, area: CropArea, side: number): void {
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, side, side);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
}

/** The part as a JPEG file of at most `most` pixels a side, never enlarged. Rejects if the browser creates none. */
export async function cropToFile(image: HTMLImageElement, area: CropArea, name: string, most = 800): Promise<File> {
  const canvas = document.createElement('canvas');
  drawCrop(canvas, image, area, Math.max(1, Math.min(most, Math.round(area.width))));
  return await canvasToJpeg(canvas, name);
}
