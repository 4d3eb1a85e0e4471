import { describe, expect, it } from 'vitest';
import {
  acceptAttribute,
  readUploadReference,
  refusalBeforeUpload,
  uploadReference,
  uploadRules,
} from './uploads.rules.ts';

const megabyte = 1024 * 1024;

describe('what the browser refuses before it sends anything', () => {
  it.each([
    ['image', 'foto.jpg', 10 * megabyte, undefined],
    ['image', 'foto.jpg', 10 * megabyte + 1, 'too_large'],
    ['image', 'FOTO.JPEG', 1, undefined],
    ['image', 'logo.svg', 1, 'unsupported_type'],
    ['document', 'cv.pdf', 20 * megabyte, undefined],
    ['document', 'cv.pdf', 20 * megabyte + 1, 'too_large'],
    ['document', 'cv.pdf', 0, 'empty_file'],
    ['document', 'cv.docm', 1, 'unsupported_type'],
    ['document', 'cv uden endelse', 1, undefined],
    ['document', 'ansøgning.pdf.exe', 1, 'unsupported_type'],
    ['video', 'film.MOV', 500 * megabyte, undefined],
    ['video', 'film.mp4', 500 * megabyte + 1, 'too_large'],
    ['video', 'film.avi', 1, 'unsupported_type'],
  ] as const)('%s "%s" of %d bytes: %s', (kind, name, size, expected) => {
    expect(refusalBeforeUpload(kind, { name, size })).toBe(expected);
  });
});

it('a file field offers exactly the endings and types of its kind', () => {
  expect(acceptAttribute('video')).toBe('.mp4,.webm,.mov,video/mp4,video/webm,video/quicktime');
  expect(acceptAttribute('document').split(',')).toHaveLength(
    uploadRules.document.extensions.length + uploadRules.document.contentTypes.length,
  );
});

describe('a reference to a finished upload', () => {
  const id = '0198c1de-8a3b-4c5d-9e6f-001122334455';

  it('is read back as it was written', () => expect(readUploadReference(uploadReference(id))).toBe(id));

  it.each(['', 'upload:', `Upload:${id}`, ` upload:${id}`, id, 'upload:../../etc/passwd', `upload:${id}\n`])(
    '%j is none',
    (field) => expect(readUploadReference(field)).toBeUndefined(),
  );
});
