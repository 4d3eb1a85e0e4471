import { describe, expect, it } from 'vitest';
import { isHeic } from './heic.rules.ts';

/** The first box of an ISO media file. */
function start(major: string, compatible: readonly string[], after = 'meta'): Uint8Array {
  const text = `ftyp${major}\0\0\0\0${compatible.join('')}`;
  const size = String.fromCharCode(0, 0, 0, text.length + 4);
  return Uint8Array.from(`${size}${text}\0\0\0\u0008${after}`, (sign) => sign.charCodeAt(0));
}

describe('a photo is HEIC by its first bytes', () => {
  it.each([
    ['of an iPhone', start('heic', ['mif1', 'MiHE', 'miaf', 'heic']), true],
    ['with ten bits', start('heix', ['mif1', 'heix']), true],
    ['of a Samsung', start('mif1', ['mif1', 'heic']), true],
    ['of a burst', start('msf1', ['msf1', 'hevc']), true],
    ['of an unnamed coding', start('mif1', ['miaf']), true],
    ['AVIF', start('avif', ['mif1', 'miaf']), false],
    ['AVIF of another program', start('mif1', ['avif', 'miaf']), false],
    ['MP4', start('isom', ['isom', 'mp41']), false],
    ['a film of an iPhone', start('qt  ', ['qt  ']), false],
    ['JPEG', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...Array.from({ length: 20 }, () => 0)]), false],
    ['an MP4 whose next box has such a name', start('isom', ['isom'], 'heic'), false],
    ['nothing', new Uint8Array(), false],
    ['cut off', start('heic', []).subarray(0, 12), false],
  ])('%s: %s', (_what, bytes, expected) => expect(isHeic(bytes)).toBe(expected));

  it('of a part of a larger buffer', () => {
    const bytes = start('heic', ['heic']);
    expect(isHeic(Uint8Array.from([1, 2, 3, ...bytes]).subarray(3))).toBe(true);
  });
});
