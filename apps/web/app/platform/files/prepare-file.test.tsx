import { maxImageEdge, uploadRules } from '@jobblik/contract/kernel/uploads.rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPicture, prepareFile } from './prepare-file';

const heic = '\0\0\0\u001cftypheic\0\0\0\0mif1miafheic';
const jpeg = '\u00ff\u00d8\u00ff\u00e0';

function fileOf(start: string, name: string, { type = 'image/jpeg', size = 100 } = {}): File {
  const bytes = new Uint8Array(size);
  bytes.set(Uint8Array.from(start, (sign) => sign.charCodeAt(0)));
  return new File([bytes], name, { type });
}

/** A browser that reads every picture, as one of this size, or none. */
function browserReads(size: { width: number; height: number } | null): { drawn: [number, number][] } {
  const drawn: [number, number][] = [];
  vi.stubGlobal(
    'Image',
    class {
      onload?: () => void;
      onerror?: () => void;
      naturalWidth = size?.width ?? 0;
      naturalHeight = size?.height ?? 0;
      set src(_address: string) {
        queueMicrotask(() => (size ? this.onload?.() : this.onerror?.()));
      }
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => ({
    fillRect: () => undefined,
    drawImage: (_image: unknown, _x: number, _y: number, width: number, height: number) => drawn.push([width, height]),
  })) as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((then) => then(new Blob(['small'])));
  return { drawn };
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(['image', 'portrait', 'document_or_photo'] as const)('a photo in HEIC as %s', (kind) => {
  it('becomes a JPEG where the browser can read it', async () => {
    const { drawn } = browserReads({ width: 4032, height: 3024 });
    const prepared = await prepareFile(kind, fileOf(heic, 'IMG_0001.HEIC', { type: '' }));
    expect(prepared).toMatchObject({ file: { name: 'IMG_0001.jpg', type: 'image/jpeg' } });
    expect(drawn).toEqual([[maxImageEdge, 1920]]);
  });

  it.each(['IMG_0001.HEIC', 'IMG_0001.jpg'])('is refused where it cannot, also as %s', async (name) => {
    browserReads(null);
    expect(await prepareFile(kind, fileOf(heic, name))).toEqual({ refusal: 'heic_picture' });
  });

  it('is a JPEG if its bytes are one', async () => {
    const prepared = await prepareFile(kind, fileOf(jpeg, 'IMG_0001.HEIC', { type: 'image/heic' }));
    expect(prepared).toMatchObject({ file: { name: 'IMG_0001.jpg', type: 'image/jpeg', size: 100 } });
  });
});

describe('a photo with more bytes than fit', () => {
  const large = () => fileOf(jpeg, 'IMG.jpg', { size: uploadRules.image.maxBytes + 1 });

  it('is made as small as it would be stored', async () => {
    const { drawn } = browserReads({ width: 6120, height: 8160 });
    expect(await prepareFile('image', large())).toMatchObject({ file: { name: 'IMG.jpg', size: 5 } });
    expect(drawn).toEqual([[1920, maxImageEdge]]);
  });

  it('is refused with too many pixels, before it is decoded', async () => {
    const { drawn } = browserReads({ width: 30_000, height: 30_000 });
    expect(await prepareFile('image', large())).toEqual({ refusal: 'too_many_pixels' });
    expect(drawn).toEqual([]);
  });

  it('is refused if the browser cannot read it', async () => {
    browserReads(null);
    expect(await prepareFile('image', large())).toEqual({ refusal: 'too_large' });
  });
});

describe('another file', () => {
  it.each([
    ['image', fileOf('<svg', 'logo.svg', { type: 'image/svg+xml' }), { refusal: 'unsupported_type' }],
    ['document', fileOf(heic, 'IMG.HEIC'), { refusal: 'unsupported_type' }],
    ['image', fileOf('', 'a.png', { size: 0 }), { refusal: 'empty_file' }],
  ] as const)('as %s is refused as before', async (kind, file, expected) => {
    expect(await prepareFile(kind, file)).toEqual(expected);
  });

  it('is sent as it is', async () => {
    const file = fileOf(jpeg, 'a.jpg');
    expect(await prepareFile('image', file)).toEqual({ file });
  });
});

it.each([
  [{ name: 'a.bin', type: 'image/heic' }, true],
  [{ name: 'IMG_1.HEIC', type: '' }, true],
  [{ name: 'cv.pdf', type: 'application/pdf' }, false],
])('%o is a picture: %s', (file, expected) => expect(isPicture(file)).toBe(expected));
