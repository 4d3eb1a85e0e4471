import type { FileHandle } from 'node:fs/promises';
import { readChunks } from '@jobblik/cv-parser/files/read-chunks';
import { activeWord97 } from './active-content.rules.ts';
import { activeContent, type ContentCheck, damaged, locked, readExactly, unsupported } from './content-check.ts';

const headerBytes = 512;
const entryBytes = 128;
const endOfChain = 0xffff_fffe;
/** Number of sectors of the allocation table that the header lists; the rest are in a separate chain. */
const namedInHeader = 109;
/** A Word document has a dozen entries; a file with thousands is not a document. */
const maxDirectoryBytes = 256 * 1024;

/**
 * Word 97–2003: a compound file ([MS-CFB]) with a stream `WordDocument`. The same container holds spreadsheets,
 * installers and encrypted new documents, so its directory is read. Macros are refused.
 */
export const checkOle: ContentCheck = async (file) => {
  const names = await readDirectory(file);
  if (names.some((name) => /^(macros|vba|_vba_project(_cur)?)$/i.test(name))) throw unsupported('macros');
  if (names.includes('EncryptedPackage')) throw locked('a document locked with a password');
  if (!names.includes('WordDocument')) throw unsupported('a compound file, but no Word document');
  if (names.some((name) => /^\p{Cc}(Ole10Native|Ole|OCX\w*)$/iu.test(name))) throw activeContent('an embedded object');
  let rest = '';
  for await (const bytes of readChunks(file)) {
    const chunk = rest + bytes.toString('latin1');
    const found = activeWord97(chunk);
    if (found) throw activeContent(found);
    rest = chunk.slice(-64);
  }
  return { extension: 'doc', contentType: 'application/msword' };
};

/** Names of all streams and storages, following the directory's chain of sectors. */
async function readDirectory(file: FileHandle): Promise<string[]> {
  const header = await readExactly(file, 0, headerBytes);
  const version = header.readUInt16LE(26);
  const shift = header.readUInt16LE(30);
  if (!((version === 3 && shift === 9) || (version === 4 && shift === 12))) throw damaged('odd sector size');
  const sectorBytes = 1 << shift;
  const perSector = sectorBytes / 4;
  const readSector = (sector: number) => readExactly(file, (sector + 1) * sectorBytes, sectorBytes);

  /** The sector that contains part `index` of the allocation table. */
  async function tableSector(index: number): Promise<number> {
    if (index < namedInHeader) return header.readUInt32LE(76 + index * 4);
    let place = index - namedInHeader;
    let sector = await readSector(header.readUInt32LE(68));
    for (; place >= perSector - 1; place -= perSector - 1)
      sector = await readSector(sector.readUInt32LE(sectorBytes - 4));
    return sector.readUInt32LE(place * 4);
  }

  async function next(sector: number): Promise<number> {
    const table = await readSector(await tableSector(Math.floor(sector / perSector)));
    return table.readUInt32LE((sector % perSector) * 4);
  }

  const names: string[] = [];
  let bytes = 0;
  for (let sector = header.readUInt32LE(48); sector !== endOfChain; sector = await next(sector)) {
    bytes += sectorBytes;
    if (bytes > maxDirectoryBytes) throw damaged('an endless directory');
    const entries = await readSector(sector);
    for (let at = 0; at < entries.length; at += entryBytes) {
      const nameBytes = entries.readUInt16LE(at + 64);
      if (nameBytes >= 2 && nameBytes <= 64) names.push(entries.toString('utf16le', at, at + nameBytes - 2));
    }
  }
  return names;
}
