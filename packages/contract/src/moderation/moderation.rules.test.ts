import { expect, it } from 'vitest';
import { mayConcernPolice, needsName, noticeGrounds } from './moderation.rules.ts';

it('asks for a name about everything but sexual abuse of children', () => {
  expect(noticeGrounds.filter((ground) => !needsName(ground))).toEqual(['child_abuse']);
});

it('tells the way to the police about what threatens life or safety', () => {
  expect(noticeGrounds.filter(mayConcernPolice)).toEqual(['child_abuse', 'threats']);
});
