import { maxImagePixels } from '@jobblik/contract/kernel/uploads.rules';
import { describe, expect, it } from 'vitest';
import { decodingBytes, fewestBytes, mostBytes, mostPixels, type PictureHeader } from './picture-memory.rules.ts';

const header = (change: Partial<PictureHeader>): PictureHeader => ({
  width: 8000,
  height: 8000,
  format: 'jpeg',
  channels: 3,
  depth: 'uchar',
  isProgressive: false,
  chromaSubsampling: '4:2:0',
  ...change,
});

describe('64 megapixels', () => {
  it.each<[string, Partial<PictureHeader>, 'two at a time' | 'alone']>([
    ['a JPEG of a phone', {}, 'two at a time'],
    ['a PNG', { format: 'png' }, 'two at a time'],
    ['a PNG with 16 bits', { format: 'png', channels: 4, depth: 'ushort' }, 'two at a time'],
    ['a progressive JPEG', { isProgressive: true }, 'alone'],
    ['a progressive JPEG in CMYK', { isProgressive: true, channels: 4, chromaSubsampling: '4:4:4:4' }, 'alone'],
    ['an interlaced PNG with 16 bits', { format: 'png', channels: 4, depth: 'ushort', isProgressive: true }, 'alone'],
    ['a WebP', { format: 'webp' }, 'alone'],
    ['a GIF', { format: 'gif' }, 'alone'],
  ])('%s is decoded %s', (_what, change, turn) => {
    expect(mostPixels(header(change))).toBe(maxImagePixels);
    expect(decodingBytes(header(change))).toBeLessThanOrEqual(mostBytes);
    expect(decodingBytes(header(change)) > fewestBytes).toBe(turn === 'alone');
  });

  it('is too much for an AVIF, of which 34 fit', () => {
    expect(Math.floor(mostPixels(header({ format: 'heif' })) / 1_000_000)).toBe(34);
  });
});
