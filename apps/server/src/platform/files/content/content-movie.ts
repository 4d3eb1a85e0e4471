import type { FileHandle } from 'node:fs/promises';
import { type ContentCheck, damaged, noPicture, readExactly } from './content-check.ts';

interface Box {
  type: string;
  /** First byte of the content. */
  start: number;
  end: number;
}

/** Recordings in fragments have two boxes for every fraction of a second; an hour has far fewer. */
const maxBoxes = 200_000;

/**
 * MP4 and QuickTime (ISO/IEC 14496-12): boxes from the first byte to the last, including one that describes at least one picture
 * track. A file cut off in transfer ends inside a box.
 */
export const checkMovie: ContentCheck = async (file, size) => {
  let brand = 'qt  ';
  let pictures = false;
  let described = false;
  let media = false;
  for await (const box of boxes(file, 0, size)) {
    if (box.type === 'ftyp') brand = (await readExactly(file, box.start, 4)).toString('latin1');
    if (box.type === 'mdat') media = true;
    if (box.type === 'moov') {
      described = true;
      pictures ||= await hasPictures(file, box);
    }
  }
  if (!described || !media) throw damaged('the video is incomplete');
  if (!pictures) throw noPicture();
  return brand === 'qt  '
    ? { extension: 'mov', contentType: 'video/quicktime' }
    : { extension: 'mp4', contentType: 'video/mp4' };
};

async function hasPictures(file: FileHandle, moov: Box): Promise<boolean> {
  for await (const track of boxes(file, moov.start, moov.end)) {
    if (track.type !== 'trak') continue;
    for await (const media of boxes(file, track.start, track.end)) {
      if (media.type !== 'mdia') continue;
      for await (const box of boxes(file, media.start, media.end)) {
        if (box.type === 'hdlr' && (await readExactly(file, box.start + 8, 4)).toString('latin1') === 'vide')
          return true;
      }
    }
  }
  return false;
}

/** The consecutive boxes from `start` to `end`. @throws Problem `damaged_file` when they do not fit */
async function* boxes(file: FileHandle, start: number, end: number): AsyncGenerator<Box> {
  let count = 0;
  for (let at = start; at < end; ) {
    count += 1;
    if (count > maxBoxes) throw damaged('too many boxes');
    if (end - at < 8) {
      // QuickTime ends some lists with four zero bytes.
      if ((await readExactly(file, at, end - at)).every((byte) => byte === 0)) return;
      throw damaged('bytes that belong to nothing');
    }
    const header = await readExactly(file, at, Math.min(16, end - at));
    const type = header.toString('latin1', 4, 8);
    if (!/^[ -~\xa9]{4}$/.test(type)) throw damaged('bytes that belong to nothing');
    const short = header.readUInt32BE(0);
    const large = short === 1;
    if (large && header.length < 16) throw damaged('ends inside a box');
    const length = large ? Number(header.readBigUInt64BE(8)) : short === 0 ? end - at : short;
    const headerLength = large ? 16 : 8;
    if (length < headerLength || at + length > end) throw damaged('ends inside a box');
    yield { type, start: at + headerLength, end: at + length };
    at += length;
  }
}
