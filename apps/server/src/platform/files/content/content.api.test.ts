import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UploadKind } from '@jobblik/contract/kernel/call';
import { Problem } from '@jobblik/contract/kernel/problem';
import { maxImagePixels } from '@jobblik/contract/kernel/uploads.rules';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as make from '../files.factory.ts';
import { maxEdge, reencodeImage } from '../reencode-image.ts';
import { recognise } from './content.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobblik-content-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function lay(bytes: Buffer | string): Promise<{ path: string; size: number }> {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, bytes);
  return { path, size: Buffer.byteLength(bytes) };
}

/** The result for bytes: the recognised file extension, or the code of the refusal. */
async function verdict(kind: UploadKind, bytes: Buffer | string): Promise<string> {
  const { path, size } = await lay(bytes);
  try {
    return (await recognise(path, kind, size)).extension;
  } catch (error) {
    if (error instanceof Problem) return `${error.status} ${error.code}`;
    throw error;
  }
}

const unsupported = '415 unsupported_type';
const noPicture = '415 no_picture';
const damaged = '400 damaged_file';
const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.7));
const { docxParts, zipFile } = make;

/** 100 MB of blanks in one entry: about 100 kB of zip. */
const bomb = () =>
  zipFile([...docxParts(), { name: 'word/media/blank.xml', content: Buffer.alloc(100 * 1024 * 1024, 32) }]);
const manyBombs = () =>
  zipFile([
    ...docxParts(),
    ...Array.from({ length: 250 }, (_, n) => ({ name: `word/${n}.xml`, content: Buffer.alloc(1_000_000, 32) })),
  ]);

describe('documents are recognised by content', () => {
  const cases: [string, () => Buffer | string, string][] = [
    ['a PDF', () => make.pdfFile(), 'pdf'],
    ['a Word document', () => make.docxFile(), 'docx'],
    ['a Word 97 document', () => make.docFile(), 'doc'],
    [
      'a Word 97 document of 19 MB, whose directory is found through two lists',
      () => make.oleFile(['WordDocument'], 19_000_000),
      'doc',
    ],
    ['an OpenDocument text', () => make.odtFile(), 'odt'],
    ['an RTF', () => make.rtfFile(), 'rtf'],
    ['HTML, whatever it is called', () => '<!doctype html><script>alert(1)</script>', unsupported],
    ['plain text', () => 'Kære arbejdsgiver', unsupported],
    [
      'an SVG with a script',
      () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      unsupported,
    ],
    ['a program', () => Buffer.concat([Buffer.from('MZ'), make.noise(500)]), unsupported],
    ['noise', () => make.noise(4000), unsupported],
    ['a PDF header before HTML', () => '%PDF-1.7\n<html><script>alert(1)</script></html>\n%%EOF', unsupported],
    ['a PDF with a zip behind it', () => Buffer.concat([make.pdfFile(), make.docxFile()]), unsupported],
    [
      'a PDF with a page of HTML behind it',
      () => Buffer.concat([make.pdfFile(), Buffer.from('<html></html>')]),
      unsupported,
    ],
    ['half a PDF', () => cut(make.pdfFile()), damaged],
    ['a zip with other things in it', () => zipFile([{ name: 'a.txt', content: 'hej' }]), unsupported],
    [
      'a Word document with macros',
      () => zipFile([...docxParts(), { name: 'word/vbaProject.bin', content: 'x' }]),
      unsupported,
    ],
    [
      'a Word document that says it has macros',
      () => zipFile(docxParts('x', 'application/vnd.ms-word.document.macroEnabled.main+xml')),
      unsupported,
    ],
    [
      'a spreadsheet',
      () => zipFile(docxParts('x', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml')),
      unsupported,
    ],
    [
      'an OpenDocument text with macros',
      () =>
        zipFile([
          { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
          { name: 'content.xml', content: 'x' },
          { name: 'Basic/script-lc.xml', content: 'x' },
        ]),
      unsupported,
    ],
    ['a zip bomb posing as a Word document', bomb, damaged],
    ['a Word document that unpacks to 250 MB in many parts', manyBombs, damaged],
    [
      'a Word document that unpacks to more than it says',
      () => zipFile([...docxParts(), { name: 'word/a.xml', content: Buffer.alloc(900_000, 32), claims: { size: 10 } }]),
      damaged,
    ],
    [
      'a Word document with a wrong checksum',
      () => zipFile([...docxParts(), { name: 'word/a.xml', content: 'x', claims: { crc: 1 } }]),
      damaged,
    ],
    [
      'a Word document with an encrypted part',
      () => zipFile([...docxParts(), { name: 'word/a.xml', content: 'x', claims: { flags: 1 } }]),
      damaged,
    ],
    [
      'a Word document with a part outside its folder',
      () => zipFile([...docxParts(), { name: '../../etc/passwd', content: 'x' }]),
      damaged,
    ],
    ['a Word document with two parts of one name', () => zipFile([...docxParts(), ...docxParts()]), damaged],
    [
      'a Word document with HTML behind it',
      () => Buffer.concat([make.docxFile(), Buffer.from('<html></html>')]),
      damaged,
    ],
    ['half a Word document', () => cut(make.docxFile()), damaged],
    ['a Word 97 document with macros', () => make.oleFile(['WordDocument', 'Macros']), unsupported],
    ['a Word document locked with a password', () => make.oleFile(['EncryptedPackage', 'EncryptionInfo']), unsupported],
    ['an old spreadsheet', () => make.oleFile(['Workbook']), unsupported],
    ['half a Word 97 document', () => cut(make.docFile()), damaged],
    ['the first bytes of a Word 97 document', () => make.docFile().subarray(0, 100), damaged],
    ['an RTF with an embedded object', () => make.rtfFile('{\\object\\objemb{\\*\\objdata 0105}}'), unsupported],
    ['an RTF with HTML behind it', () => Buffer.concat([make.rtfFile(), Buffer.from('<html></html>')]), unsupported],
    ['an RTF with escaped braces', () => make.rtfFile('a \\{ b'), 'rtf'],
    ['half an RTF', () => cut(make.rtfFile()), damaged],
    ['a picture', () => make.pngOfSize(10, 10), unsupported],
    ['a video', () => make.mp4File(), unsupported],
  ];
  it.each(cases)('%s', async (_name, bytes, expected) => expect(await verdict('document', bytes())).toBe(expected));
});

describe('videos are recognised by content', () => {
  const cases: [string, () => Buffer | string, string][] = [
    ['an MP4', () => make.mp4File(), 'mp4'],
    ['a film from an iPhone', () => make.mp4File(1000, { brand: 'qt  ' }), 'mov'],
    ['a WebM', () => make.webmFile(), 'webm'],
    ['an MP4 cut off in transfer', () => make.mp4File(5000).subarray(0, 3000), damaged],
    [
      'an MP4 with something behind it',
      () => Buffer.concat([make.mp4File(), Buffer.from('<html><script>alert(1)</script>')]),
      damaged,
    ],
    ['an MP4 with sound only', () => make.mp4File(1000, { handler: 'soun' }), noPicture],
    ['an MP4 without media', () => make.mp4File().subarray(0, 300), damaged],
    ['a WebM cut off in transfer', () => make.webmFile(5000).subarray(0, 3000), damaged],
    ['a WebM with something behind it', () => Buffer.concat([make.webmFile(), Buffer.from('<html>')]), damaged],
    ['a WebM with sound only', () => make.webmFile(1000, { trackType: 2 }), noPicture],
    ['a Matroska film', () => make.webmFile(1000, { docType: 'matroska' }), unsupported],
    ['a PDF', () => make.pdfFile(), unsupported],
    ['HTML', () => '<html></html>', unsupported],
  ];
  it.each(cases)('%s', async (_name, bytes, expected) => expect(await verdict('video', bytes())).toBe(expected));
});

describe('pictures', () => {
  async function redraw(bytes: Buffer | string) {
    const { path, size } = await lay(bytes);
    return reencodeImage(path, await recognise(path, 'image', size), { folder, owner: null });
  }

  it.each(['png', 'gif'] as const)('small %s stays lossless', async (format) => {
    expect(await redraw(await make.picture(format))).toMatchObject({ extension: 'png', contentType: 'image/png' });
  });

  it.each(['jpeg', 'webp', 'avif'] as const)('%s becomes WebP', async (format) => {
    expect(await redraw(await make.picture(format))).toMatchObject({ extension: 'webp', contentType: 'image/webp' });
  });

  it('loses place and camera, and is upright', async () => {
    const photo = await sharp(await make.picture('jpeg', 60, 40))
      .withExif({
        IFD0: { Model: 'Telefon 7', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '57/1 3/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { path } = await redraw(photo);
    const stored = await sharp(path).metadata();
    expect(stored).toMatchObject({ width: 40, height: 60 });
    expect([stored.exif, stored.xmp, stored.iptc, stored.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('loses data after the pixels', async () => {
    const { path } = await redraw(Buffer.concat([await make.picture('jpeg'), Buffer.from('<?php system($_GET[0]);')]));
    expect((await sharp(path).toBuffer()).includes('php')).toBe(false);
  });

  it('is scaled down to the longest edge', async () => {
    const { path } = await redraw(await make.picture('png', 6000, 1500));
    expect(await sharp(path).metadata()).toMatchObject({ width: maxEdge, height: 640 });
  });

  it('is refused at 50,000 × 50,000 pixels without being decoded', async () => {
    const before = process.memoryUsage.rss();
    await expect(redraw(make.pngOfSize(50_000, 50_000))).rejects.toMatchObject({
      code: 'too_large',
      status: 413,
      fields: [{ code: 'too_many_pixels', limit: maxImagePixels }],
    });
    expect(process.memoryUsage.rss() - before).toBeLessThan(50_000_000);
  });

  it.each([
    [8000, 8000, 'too_large'],
    [8000, 5001, 'too_large'],
    [8000, 5000, 'damaged_file'],
  ])('is refused above 40 million pixels: %i × %i with only the header is %s', (width, height, code) =>
    expect(redraw(make.pngOfSize(width, height))).rejects.toMatchObject({ code }),
  );

  it('is refused when only its header is whole', () =>
    expect(redraw(make.pngOfSize(100, 100))).rejects.toMatchObject({ code: 'damaged_file' }));

  it('is refused when cut off in transfer', async () =>
    expect(
      redraw(
        (
          await sharp(make.noise(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
            .jpeg()
            .toBuffer()
        ).subarray(0, 9000),
      ),
    ).rejects.toMatchObject({ code: 'damaged_file' }));

  it.each([
    ['an SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['an SVG with an XML head', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<html><img src=x onerror=alert(1)></html>'],
    ['a PDF', make.pdfFile()],
    ['a TIFF', Buffer.concat([Buffer.from('II*\0\x08\0\0\0', 'latin1'), Buffer.alloc(100)])],
  ])('%s is not a picture', async (_name, bytes) => expect(await verdict('image', bytes)).toBe(unsupported));
});
