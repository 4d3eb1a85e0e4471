import { Problem } from '@jobblik/contract/kernel/problem';
import { describe, expect, it } from 'vitest';
import { readNewUpload } from './upload-request.ts';

const coded = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
const begin = (metadata: string, length = '100') => ({ 'upload-length': length, 'upload-metadata': metadata });

function refusal(headers: Record<string, string | string[] | undefined>): string {
  try {
    readNewUpload(headers);
  } catch (error) {
    if (error instanceof Problem) return [error.status, error.code, error.fields?.[0]?.path].filter(Boolean).join(' ');
    throw error;
  }
  return 'accepted';
}

describe('the beginning of a resumable upload', () => {
  it('names kind, file and size', () => {
    expect(readNewUpload(begin(coded({ kind: 'video', filename: 'Præsentation.mp4', filetype: 'video/mp4' })))).toEqual(
      {
        kind: 'video',
        realName: 'Præsentation.mp4',
        size: 100,
      },
    );
  });

  const video = coded({ kind: 'video', filename: 'a.mp4' });
  it.each([
    ['nothing', {}, '400 invalid_input kind'],
    ['no size', { 'upload-metadata': video }, '400 invalid_input size'],
    ['a size that is put off', { 'upload-metadata': video, 'upload-defer-length': '1' }, '400 invalid_input size'],
    ['a negative size', begin(video, '-1'), '400 invalid_input size'],
    ['a size that is no number', begin(video, '1e9'), '400 invalid_input size'],
    ['no bytes', begin(video, '0'), '400 empty_file'],
    ['500 MB of video', begin(video, String(500 * 1024 * 1024)), 'accepted'],
    ['one byte more', begin(video, String(500 * 1024 * 1024 + 1)), '413 too_large'],
    [
      'a video called a document',
      begin(coded({ kind: 'document', filename: 'a' }), String(21 * 1024 * 1024)),
      '413 too_large',
    ],
    ['an unknown kind', begin(coded({ kind: 'program', filename: 'a' })), '400 invalid_input kind'],
    ['a kind from the prototype', begin(coded({ kind: 'constructor', filename: 'a' })), '400 invalid_input kind'],
    ['no name', begin(coded({ kind: 'video' })), '400 invalid_input filename'],
    ['a name of blanks', begin(coded({ kind: 'video', filename: ' ' })), '400 invalid_input filename'],
    [
      'a name of 1,001 letters',
      begin(coded({ kind: 'video', filename: 'a'.repeat(1001) })),
      '400 invalid_input filename',
    ],
    ['broken base64', begin('kind $$$,filename YQ=='), '400 invalid_input kind'],
  ])('%s', (_name, headers, expected) => expect(refusal(headers)).toBe(expected));
});
