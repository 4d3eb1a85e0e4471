import type { Application } from '@jobblik/contract/applications/applications.schema';
import { expect, it } from 'vitest';
import { interviewMoment, videoOf } from './application-parts';

const inCv = {
  sources: [{ url: '/cv.webm', type: 'video/webm' }],
  poster: '/cv.webp',
  captions_url: null,
  seconds: 42,
};
const shown = (attach: Partial<Application['attach']>, cv_video: Application['cv_video'] = null) =>
  videoOf({ attach: { apply_video_name: null, ...attach } as Application['attach'], cv_video });

it('shows the video that came with the application before the one of the CV', () => {
  const sent = { apply_video_name: '/a.mov', apply_video_type: 'mov', apply_video_seconds: 12 };
  expect(shown(sent, inCv)).toMatchObject({ of: 'application', sources: [{ type: 'video/quicktime' }], seconds: 12 });
  expect(shown({}, inCv)).toMatchObject({ of: 'cv', poster: '/cv.webp', seconds: 42 });
  expect(shown({})).toBeUndefined();
});

const now = Date.UTC(2026, 10, 20, 9);

it.each([
  ['20.11.2026', '11:00 - 11:30', 'i dag 11.00'],
  ['20.11.2026', '09:30 - 10:00', 'i dag 09.30'],
  ['27.11.2026', '11:00 - 11:30', '27. nov.'],
  [null, null, ''],
  ['snart', '11:00', ''],
])('%s %s is shown as %s', (interview_date, interview_time, text) => {
  expect(interviewMoment({ interview_date, interview_time }, now).replaceAll('\u00a0', ' ')).toBe(text);
});
