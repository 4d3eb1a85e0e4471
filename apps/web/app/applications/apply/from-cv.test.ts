import type { CvDocument } from '@jobblik/contract/cv/cv.schema';
import type { CvVideo } from '@jobblik/contract/cv/cv-videos.schema';
import { describe, expect, it } from 'vitest';
import { readyVideos, takeBoth, without } from './from-cv';

const cv_document: CvDocument = { cv_document_id: 'a', type: 'pdf', realname: 'cv.pdf', size: 9, url: '/cv' };
const video = (id: number, state: CvVideo['state'] = 'ready') =>
  ({ id, name: `Video ${id}`, size: id, state }) as CvVideo;
const both = { cv_document, videos: [video(3, 'processing'), video(2), video(1, 'unusable')] };
const taken = {
  upload_cv_file: { id: 'a', name: 'cv.pdf', size: 9 },
  upload_video_file: { id: 2, name: 'Video 2', size: 2 },
};

describe('what is in the CV already', () => {
  it.each([
    ['both', both, [], taken],
    ['a document only', { cv_document, videos: [] }, [], null],
    ['a video only', { cv_document: null, videos: [video(1)] }, [], null],
    ['a video that is not ready', { cv_document, videos: [video(3, 'processing')] }, [], null],
    ['both, and a CV chosen', both, ['upload_cv_file'], null],
    ['both, and a video chosen', both, ['upload_video_file'], null],
    ['both, and another file chosen', both, ['upload_apply_file'], taken],
  ] as const)('%s: one press takes both or is not offered', (_what, own, filled: readonly string[], expected) => {
    expect(takeBoth(own, (field) => filled.includes(field))).toEqual(expected);
  });

  it('offers videos that can be watched', () => {
    expect(readyVideos(both).map(({ id }) => id)).toEqual([2]);
  });

  it('gives way to a file that is chosen', () => {
    expect(without(taken, 'upload_cv_file')).toEqual({ upload_video_file: taken.upload_video_file });
    expect(without(taken, 'upload_other_file')).toEqual(taken);
  });
});
