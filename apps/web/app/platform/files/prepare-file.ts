import type { UploadKind } from '@jobblik/contract/kernel/call';
import { heicHeaderBytes, isHeic } from '@jobblik/contract/kernel/heic.rules';
import { acceptsPictures, refusalBeforeUpload, type UploadRefusal } from '@jobblik/contract/kernel/uploads.rules';
import { jpegName, redrawAsJpeg, TooManyPixels } from './redraw-picture';

/** Why a picture cannot be sent: it is HEIC and this browser cannot read it, or has too many pixels. */
export type PictureRefusal = 'heic_picture' | 'too_many_pixels';

export type PreparedFile = { file: File } | { refusal: UploadRefusal | PictureRefusal };

const heicName = /\.hei[cf]s?$/i;

/**
 * A chosen file as it is sent, or why the server would refuse it. HEIC becomes JPEG where the browser can read it. A picture with
 * more bytes than fit is made as small as the server would store it. Other files are sent as they are.
 */
export async function prepareFile(kind: UploadKind, file: File): Promise<PreparedFile> {
  if (file.size > 0 && acceptsPictures(kind)) {
    if (await startsAsHeic(file)) return await redrawn(file, 'heic_picture');
    // Some programs give a JPEG the name of the photo that it was made of.
    const named = heicName.test(file.name) ? new File([file], jpegName(file.name), { type: 'image/jpeg' }) : file;
    const refusal = refusalBeforeUpload(kind, named);
    if (refusal === 'too_large' && isPicture(named)) return await redrawn(named, refusal);
    return refusal ? { refusal } : { file: named };
  }
  const refusal = refusalBeforeUpload(kind, file);
  return refusal ? { refusal } : { file };
}

/** Whether a file is a picture by its type, or is named like a photo of an iPhone, whose type not every system knows. */
export function isPicture({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return type.startsWith('image/') || heicName.test(name);
}

async function redrawn(file: File, otherwise: UploadRefusal | PictureRefusal): Promise<PreparedFile> {
  try {
    return { file: await redrawAsJpeg(file) };
  } catch (error) {
    return { refusal: error instanceof TooManyPixels ? 'too_many_pixels' : otherwise };
  }
}

/** A file that cannot be read, as it was removed meanwhile, is refused when it is sent. */
async function startsAsHeic(file: File): Promise<boolean> {
  const start = await file
    .slice(0, heicHeaderBytes)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return isHeic(new Uint8Array(start));
}
