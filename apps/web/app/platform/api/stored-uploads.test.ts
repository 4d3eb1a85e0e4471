import { describe, expect, it } from 'vitest';
import { storedReference, toStoredUpload } from './stored-uploads.ts';

const file = { name: 'cv.pdf', size: 1200, lastModified: 1_700_000_000_000 };

describe('a file that was uploaded before', () => {
  const stored = toStoredUpload('upload:1', file, 7);

  it('is not sent again', () => {
    expect(storedReference(stored, { ...file }, 7)).toBe('upload:1');
  });

  it.each([
    ['another file is chosen', { ...file, name: 'brev.pdf' }, 7],
    ['it has been changed since', { ...file, lastModified: file.lastModified + 1 }, 7],
    ['it has grown', { ...file, size: 1201 }, 7],
    ['somebody else signs in', file, 8],
  ])('is sent again when %s', (_why, now, userId) => {
    expect(storedReference(stored, now, userId)).toBeUndefined();
  });

  it('is sent the first time', () => {
    expect(storedReference(undefined, file, 7)).toBeUndefined();
  });
});
