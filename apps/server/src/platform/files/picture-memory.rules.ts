import { maxImagePixels } from '@jobblik/contract/kernel/uploads.rules';
import type { Metadata } from 'sharp';

/** What the header of a picture says about its decoding. */
export type PictureHeader = Pick<
  Metadata,
  'width' | 'height' | 'format' | 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling'
>;

/** Memory that any picture needs: rows that are scaled, and the picture that is written. */
const base = 100_000_000;
/** Memory up to which two pictures are decoded at a time. */
export const fewestBytes = 250_000_000;
/** Most memory of one picture. */
export const mostBytes = 720_000_000;

/**
 * Bytes that libvips needs to make a picture smaller, measured with 12 to 64 megapixels. Baseline JPEG and PNG without interlacing
 * are decoded row by row; the others are in memory as a whole.
 */
export function decodingBytes(header: PictureHeader): number {
  return base + header.width * header.height * bytesPerPixel(header);
}

/** Most pixels of a picture in its format. */
export function mostPixels(header: PictureHeader): number {
  return Math.min(maxImagePixels, Math.floor((mostBytes - base) / Math.max(1, bytesPerPixel(header))));
}

function bytesPerPixel({ format, channels, depth, isProgressive, chromaSubsampling }: PictureHeader): number {
  const deep = depth === 'uchar' ? 1 : 2;
  switch (format) {
    case 'jpeg':
      // The coefficients of all scans, two bytes each, and what they become.
      return isProgressive ? (chromaSubsampling?.startsWith('4:2') ? 3.5 : 2.3 * channels) : 0;
    case 'png':
      return isProgressive ? channels * deep : 0;
    case 'webp':
      return 4;
    case 'gif':
      return 5;
    default:
      // AVIF: planes of the decoder, with those of its library and of libvips.
      return 18;
  }
}
