/** Bytes from the start of a file that tell whether it is HEIC. */
export const heicHeaderBytes = 512;

/** Brands of pictures coded in HEVC, and of any coded picture (ISO/IEC 23008-12 annex B); AVIF has the latter too. */
const hevc: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);
const anyPicture: ReadonlySet<string> = new Set(['mif1', 'mif2', 'msf1']);
const av1: ReadonlySet<string> = new Set(['avif', 'avis']);

/**
 * Whether a file is a photo in HEIC (HEIF with HEVC), as iPhones take them, whatever its name. Few browsers and no decoder of the
 * server can read it.
 * @param start its first bytes, {@link heicHeaderBytes} or fewer
 */
export function isHeic(start: Uint8Array): boolean {
  const view = new DataView(start.buffer, start.byteOffset, start.byteLength);
  const textAt = (at: number) => String.fromCharCode(...start.subarray(at, at + 4));
  if (start.length < 16 || textAt(4) !== 'ftyp') return false;
  const end = Math.min(view.getUint32(0), start.length);
  const brands = [textAt(8)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(at));
  if (brands.some((brand) => hevc.has(brand))) return true;
  return brands.some((brand) => anyPicture.has(brand)) && !brands.some((brand) => av1.has(brand));
}
