import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

/** Small files of every kind that may be uploaded, made in memory: for tests and sample data. */

/** A PDF of one page that shows a line of text. */
export function pdfFile(text = 'Ansøgning'): Buffer {
  const shown = Buffer.from(`BT /F1 24 Tf 60 760 Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`, 'latin1');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${shown.length} >>\nstream\n${shown.toString('latin1')}\nendstream`,
  ];
  let body = '%PDF-1.7\n%\xe6\xf8\xe5\xc6\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 6\n0000000000 65535 f \n${table}${end}`, 'latin1');
}

export interface ZipContent {
  name: string;
  content: string | Buffer;
  /** False entries in the list of contents, for broken files. */
  claims?: { size?: number; crc?: number; flags?: number };
}

/** A zip as office programs write it. */
export function zipFile(contents: readonly ZipContent[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims } of contents) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(claims?.flags ?? 0x800, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(claims?.crc ?? crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claims?.size ?? bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const entry = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, place, Buffer.from(name)]));
    local.push(entry);
    offset += entry.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(contents.length, 8);
  end.writeUInt16LE(contents.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}

const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** The parts of a Word document with one paragraph; `extra` parts come last. */
export function docxParts(text = 'Ansøgning', mainType = main): ZipContent[] {
  const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  return [
    {
      name: '[Content_Types].xml',
      content: `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/document.xml',
      content: `${xml}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
    },
  ];
}

export function docxFile(text?: string): Buffer {
  return zipFile(docxParts(text));
}

export function odtFile(text = 'Ansøgning'): Buffer {
  return zipFile([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    {
      name: 'content.xml',
      content: `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0">${text}</office:document-content>`,
    },
  ]);
}

export function rtfFile(text = 'Ansogning'): Buffer {
  return Buffer.from(`{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Arial;}}\\f0 ${text}\\par}`, 'latin1');
}

const endOfChain = 0xffff_fffe;
const unused = 0xffff_ffff;

/**
 * A compound file ([MS-CFB]) with the given entries beside the root and one stream of `bytes`; the directory follows the stream, as
 * in Word's files.
 */
export function oleFile(names: readonly string[] = ['WordDocument', '1Table'], bytes = 4096): Buffer {
  const streamSectors = Math.ceil(bytes / 512);
  const directorySectors = Math.ceil((names.length + 1) / 4);
  let tableSectors = 1;
  let listSectors = 0;
  const total = () => streamSectors + directorySectors + tableSectors + listSectors;
  while (tableSectors * 128 < total()) {
    tableSectors += 1;
    listSectors = Math.ceil(Math.max(0, tableSectors - 109) / 127);
  }
  const tableAt = streamSectors + directorySectors;
  const listAt = tableAt + tableSectors;

  const table = Buffer.alloc(tableSectors * 512, 0xff);
  const chain = (start: number, length: number) => {
    for (let at = start; at < start + length; at += 1) {
      table.writeUInt32LE(at === start + length - 1 ? endOfChain : at + 1, at * 4);
    }
  };
  chain(0, streamSectors);
  chain(streamSectors, directorySectors);

  const directory = Buffer.alloc(directorySectors * 512);
  for (const [index, name] of ['Root Entry', ...names].entries()) {
    const entry = directory.subarray(index * 128);
    entry.write(name, 'utf16le');
    entry.writeUInt16LE((name.length + 1) * 2, 64);
    entry.writeUInt8(index === 0 ? 5 : 2, 66);
    for (const at of [68, 72, 76]) entry.writeUInt32LE(unused, at);
    if (index === 1) entry.writeUInt32LE(streamSectors * 512, 120);
  }

  const header = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(tableSectors, 44);
  header.writeUInt32LE(streamSectors, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(endOfChain, 60);
  header.writeUInt32LE(listSectors === 0 ? endOfChain : listAt, 68);
  header.writeUInt32LE(listSectors, 72);
  header.fill(0xff, 76);
  const lists = Buffer.alloc(listSectors * 512, 0xff);
  for (let sector = 0; sector < tableSectors; sector += 1) {
    const place = sector - 109;
    if (place < 0) header.writeUInt32LE(tableAt + sector, 76 + sector * 4);
    else lists.writeUInt32LE(tableAt + sector, Math.floor(place / 127) * 512 + (place % 127) * 4);
  }
  for (let list = 0; list < listSectors; list += 1) {
    lists.writeUInt32LE(list === listSectors - 1 ? endOfChain : listAt + list + 1, list * 512 + 508);
  }
  return Buffer.concat([header, Buffer.alloc(streamSectors * 512), directory, table, lists]);
}

export function docFile(): Buffer {
  return oleFile();
}

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** The container of an MP4 (or, with brand `qt  `, QuickTime) film with `bytes` of media; not playable. */
export function mp4File(bytes = 1000, options: { brand?: string; handler?: string } = {}): Buffer {
  const handler = Buffer.alloc(24);
  handler.write(options.handler ?? 'vide', 8, 'latin1');
  return Buffer.concat([
    box('ftyp', Buffer.from(`${options.brand ?? 'isom'}\0\0\x02\0isommp42`, 'latin1')),
    box(
      'moov',
      box('mvhd', Buffer.alloc(100)),
      box('trak', box('tkhd', Buffer.alloc(84)), box('mdia', box('hdlr', handler))),
    ),
    box('mdat', noise(bytes)),
  ]);
}

function element(id: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(body.length));
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
}

/** The container of a WebM film with `bytes` of media; not playable. */
export function webmFile(bytes = 1000, options: { trackType?: number; docType?: string } = {}): Buffer {
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from(options.docType ?? 'webm'))),
    element(
      '18538067',
      element('1549a966', element('2ad7b1', Buffer.from([0x0f, 0x42, 0x40]))),
      element(
        '1654ae6b',
        element('ae', element('d7', Buffer.from([1])), element('83', Buffer.from([options.trackType ?? 1]))),
      ),
      element('1f43b675', element('e7', Buffer.from([0])), element('a3', noise(bytes))),
    ),
  ]);
}

/** Pseudo-random bytes, the same in every run (xorshift32). */
export function noise(bytes: number, seed = 1): Buffer {
  const words = new Uint32Array(Math.ceil(bytes / 4));
  let state = seed;
  for (let at = 0; at < words.length; at += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    words[at] = state;
  }
  return Buffer.from(words.buffer, 0, bytes);
}

/** A picture in one colour. */
export function picture(format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif', width = 160, height = 120): Promise<Buffer> {
  const image = sharp({ create: { width, height, channels: 3, background: { r: 30, g: 120, b: 90 } } });
  return image.toFormat(format).toBuffer();
}

/** The first bytes of a photo of an iPhone in HEIC, with `bytes` behind them; it cannot be decoded. */
export function heicFile(bytes = 200): Buffer {
  const brands = Buffer.from('\0\0\0\u001cftypheic\0\0\0\0mif1miafheic', 'latin1');
  return Buffer.concat([brands, noise(bytes)]);
}

/** A PNG with any size in its header; its pixels cannot be decoded. */
export function pngOfSize(width: number, height: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from('789c0300000000010001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
