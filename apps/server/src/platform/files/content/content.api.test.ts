import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { UploadKind } from '@jobblik/contract/kernel/call';
import { Problem } from '@jobblik/contract/kernel/problem';
import { maxImageEdge, maxImagePixels } from '@jobblik/contract/kernel/uploads.rules';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as make from '../files.factory.ts';
import { reencodeImage } from '../reencode-image.ts';
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
const active = '415 active_content';
const locked = '415 locked_file';
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

/** A PDF with one more object, which its catalogue may name. */
function pdfWith(object: string, catalogue = ''): Buffer {
  const text = make.pdfFile().toString('latin1').replace('/Type /Catalog', `/Type /Catalog ${catalogue}`);
  return Buffer.from(text.replace('xref\n', `7 0 obj\n${object}\nendobj\nxref\n`), 'latin1');
}

/** A PDF in which an object lies in an object stream. */
function pdfWithPacked(object: string, filter = '/Filter /FlateDecode', pack: (bytes: Buffer) => Buffer = deflateSync) {
  const bytes = pack(Buffer.from(`8 0 ${object}`)).toString('latin1');
  return pdfWith(`<< /Type /ObjStm /N 1 /First 4 ${filter} /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`);
}

const inWord = (name: string, content: string | Buffer) => zipFile([...docxParts(), { name, content }]);
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const related = (type: string, target: string, mode = ' TargetMode="External"') =>
  inWord(
    'word/_rels/document.xml.rels',
    `<Relationships><Relationship Id="rId9" Type="${relationships}/${type}" Target="${target}"${mode}/></Relationships>`,
  );
const field = (...runs: string[]) =>
  inWord(
    'word/header1.xml',
    `<w:hdr>${runs.map((run) => `<w:r><w:instrText xml:space="preserve">${run}</w:instrText></w:r>`).join('')}</w:hdr>`,
  );
const inOdt = (xml: string) =>
  zipFile([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml', content: xml },
  ]);
const word97 = (text: string) => {
  const file = make.docFile();
  Buffer.from(text, 'latin1').copy(file, 1024);
  return file;
};

describe('documents that run or fetch something when they are opened are refused', () => {
  const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
  const cases: [string, () => Buffer, string][] = [
    ['a PDF with a script', () => pdfWith(script, '/OpenAction 7 0 R'), active],
    ['a PDF with a script in disguise', () => pdfWith(script.replace('JavaScript', 'J#61va#53cript')), active],
    ['a PDF with a comment before the script', () => pdfWith(script.replace('/S ', '/S % x\n')), active],
    ['a PDF with named scripts', () => pdfWith('<< /JavaScript 8 0 R >>'), active],
    ['a PDF with a script in an object stream', () => pdfWithPacked(script), active],
    ['a PDF with a script in a plain object stream', () => pdfWithPacked(script, '', (bytes) => bytes), active],
    [
      'a PDF with an object stream packed twice',
      () => pdfWithPacked(script, '/Filter [/ASCIIHexDecode /FlateDecode]'),
      active,
    ],
    [
      'a PDF with an object stream that is a bomb',
      () => pdfWithPacked('x', undefined, () => deflateSync(Buffer.alloc(80_000_000))),
      damaged,
    ],
    ['a PDF with a broken object stream', () => pdfWithPacked('x', undefined, () => Buffer.from('nothing')), damaged],
    ['a PDF that starts a program', () => pdfWith('<< /S /Launch /F (cmd.exe) >>'), active],
    ['a PDF that sends a form', () => pdfWith('<< /S/SubmitForm /F (https://et.test) >>'), active],
    ['a PDF that opens an address', () => pdfWith('<< >>', '/OpenAction << /S /URI /URI (https://et.test) >>'), active],
    ['a PDF with a file in it', () => pdfWith('<< /Type /EmbeddedFile /Length 0 >>'), active],
    ['a PDF with rich media', () => pdfWith('<< /Subtype /RichMedia >>'), active],
    ['a PDF with an XFA form', () => pdfWith('<< /XFA [(a) 8 0 R] >>'), active],
    [
      'a protected PDF',
      () => Buffer.from(make.pdfFile().toString('latin1').replace('/Size 6', '/Size 6 /Encrypt 7 0 R'), 'latin1'),
      locked,
    ],
    ['a Word document with a template on the web', () => related('attachedTemplate', 'https://et.test/a.dotm'), active],
    ['a Word document with a template on a share', () => related('attachedTemplate', 'file://et/a.dotm'), active],
    ['a Word document with a template by UNC', () => related('attachedTemplate', '\\\\et\\a.dotm'), active],
    ['a Word document with a picture on the web', () => related('image', 'https://et.test/a.png'), active],
    ['a Word document with an OLE object', () => related('oleObject', 'embeddings/oleObject1.bin', ''), active],
    ['a Word document with a foreign part', () => related('aFChunk', 'a.html', ''), active],
    ['a Word document with an OLE file', () => inWord('word/embeddings/oleObject1.bin', 'x'), active],
    ['a Word document with an ActiveX control', () => inWord('word/activeX/activeX1.xml', '<x/>'), active],
    ['a Word document with a DDE field', () => field('DDEAUTO c:\\\\windows cmd'), active],
    ['a Word document with a DDE field over runs', () => field(' DD', 'EAU', 'TO c:\\\\windows'), active],
    [
      'a Word document with a simple DDE field',
      () => inWord('word/a.xml', '<w:fldSimple w:instr="&#68;DE cmd"/>'),
      active,
    ],
    ['a Word document with a field that fetches', () => field('INCLUDEPICTURE "https://et.test/a.png"'), active],
    [
      'a Word document whose XML says UTF-16 and is not',
      () => inWord('word/a.xml', '<?xml version="1.0" encoding="UTF-16"?><a/>'),
      unsupported,
    ],
    [
      'an OpenDocument text with a picture on the web',
      () => inOdt('<draw:image xlink:href="https://et.test/a.png"/>'),
      active,
    ],
    [
      'an OpenDocument text with a section from elsewhere',
      () => inOdt('<text:section-source xlink:href="//et.test/a"/>'),
      active,
    ],
    ['an OpenDocument text with an OLE object', () => inOdt('<draw:object-ole xlink:href="./Object 1"/>'), active],
    ['an OpenDocument text with a script', () => inOdt('<script:event-listener script:language="x"/>'), active],
    ['an OpenDocument text with DDE', () => inOdt('<office:dde-source office:dde-application="x"/>'), active],
    ['an RTF with a template on the web', () => make.rtfFile('{\\*\\template https://et.test/a.dotm}'), active],
    ['an RTF with a DDE field', () => make.rtfFile('{\\field{\\*\\fldinst DDEAUTO cmd}}'), active],
    ['a Word 97 document with an embedded object', () => make.oleFile(['WordDocument', '\x01Ole10Native']), active],
    ['a Word 97 document with a DDE field', () => word97('\x13 DDEAUTO cmd'), active],
    [
      'a Word document with a DDE field in UTF-16',
      () =>
        inWord(
          'word/header1.xml',
          Buffer.from(
            '\ufeff<?xml version="1.0" encoding="UTF-16"?><n:hdr><n:instrText>DDE x</n:instrText></n:hdr>',
            'utf16le',
          ),
        ),
      active,
    ],
    [
      'a Word document with a DDE field in an attribute of another prefix',
      () => inWord('word/header1.xml', "<n:hdr><n:fldSimple n:instr='DDE x'/></n:hdr>"),
      active,
    ],
    [
      'an OpenDocument text with a picture from elsewhere, with another prefix',
      () => inOdt('<a:document-content><b:image c:href="https://example.com/x.png"/></a:document-content>'),
      active,
    ],
    [
      'an OpenDocument text with a script, with another prefix',
      () => inOdt('<a:document-content><a:script/></a:document-content>'),
      active,
    ],
    ['a Word 97 document with a DDE field in UTF-16', () => word97('\x13\0D\0D\0E\0 \0'), active],
  ];
  it.each(cases)('%s', async (_name, file, expected) => {
    expect(await verdict('document', file())).toBe(expected);
  });

  const harmless: [string, () => Buffer, string][] = [
    ['a PDF about HTML/CSS/JavaScript', () => make.pdfFile('HTML/CSS/JavaScript /Launch /XFA og DDE'), 'pdf'],
    ['a PDF that opens at a page', () => pdfWith('<< /S /GoTo /D [3 0 R /Fit] >>', '/OpenAction [3 0 R /Fit]'), 'pdf'],
    ['a PDF with a link', () => pdfWith('<< /S /URI /URI (https://et.test) >>'), 'pdf'],
    ['a PDF with an object stream', () => pdfWithPacked('<< /Type /Font >>'), 'pdf'],
    ['a Word document with a link', () => related('hyperlink', 'https://linkedin.test/in/bo'), 'docx'],
    ['a Word document with a picture and a chart', () => related('image', 'media/image1.png', ''), 'docx'],
    [
      'a Word document from a template on its disk',
      () => related('attachedTemplate', 'file:///C:\\Users\\Bo\\Skabeloner\\CV.dotx'),
      'docx',
    ],
    ['a Word document with a page number', () => field(' PAGE \\* MERGEFORMAT '), 'docx'],
    [
      'an OpenDocument text with a link and a picture',
      () => inOdt('<text:a xlink:href="https://et.test"/><draw:image xlink:href="Pictures/a.png"/>'),
      'odt',
    ],
    ['an RTF with a link', () => make.rtfFile('{\\field{\\*\\fldinst HYPERLINK "https://et.test"}}'), 'rtf'],
  ];
  it.each(harmless)('but not %s', async (_name, file, expected) => {
    expect(await verdict('document', file())).toBe(expected);
  });
});

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
    ['a Word document locked with a password', () => make.oleFile(['EncryptedPackage', 'EncryptionInfo']), locked],
    ['an old spreadsheet', () => make.oleFile(['Workbook']), unsupported],
    ['half a Word 97 document', () => cut(make.docFile()), damaged],
    ['the first bytes of a Word 97 document', () => make.docFile().subarray(0, 100), damaged],
    ['an RTF with an embedded object', () => make.rtfFile('{\\object\\objemb{\\*\\objdata 0105}}'), active],
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
  async function redraw(bytes: Buffer | string, minEdge?: number) {
    const { path, size } = await lay(bytes);
    return reencodeImage(path, await recognise(path, 'image', size), { folder, owner: null, minEdge });
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
    expect(await sharp(path).metadata()).toMatchObject({ width: maxImageEdge, height: 640 });
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
    [30_000, 30_000, 'too_large'],
    [8000, 8100, 'too_large'],
    [8000, 8000, 'damaged_file'],
  ])('is refused above 64 million pixels: %i × %i with only the header is %s', (width, height, code) =>
    expect(redraw(make.pngOfSize(width, height))).rejects.toMatchObject({ code }),
  );

  it.each([
    [99, 400],
    [400, 99],
    [20, 20],
  ])('of a person is refused below 100 pixels an edge: %i × %i', async (width, height) =>
    expect(redraw(await make.picture('png', width, height), 100)).rejects.toMatchObject({
      code: 'invalid_input',
      status: 400,
      fields: [{ code: 'too_few_pixels', limit: 100 }],
    }),
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
