import { Problem } from '@jobblik/contract/kernel/problem';
import { describe, expect, it } from 'vitest';
import { isFileExpired, stepAfter } from './video-upload-state.ts';

describe('an interrupted upload', () => {
  it.each([
    ['aborted', 0, 'stopped'],
    ['network', 0, 'waiting'],
    ['unavailable', 503, 'waiting'],
    ['internal', 500, 'waiting'],
    ['too_large', 413, 'failed'],
    ['no_picture', 415, 'failed'],
    ['too_many_videos', 409, 'failed'],
  ] as const)('%s: %s %s', (code, status, step) => expect(stepAfter(Problem.withStatus(status, code))).toBe(step));

  it('also waits after another error', () => expect(stepAfter(new Error('x'))).toBe('waiting'));
  it('is sent again when the server has deleted its file', () => {
    expect(isFileExpired(new Problem('upload_expired'))).toBe(true);
    expect(isFileExpired(new Problem('not_found'))).toBe(true);
    expect(isFileExpired(new Problem('network'))).toBe(false);
  });
});
