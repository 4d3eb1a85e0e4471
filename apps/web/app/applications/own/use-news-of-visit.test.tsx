import type { OwnApplication } from '@jobblik/contract/applications/own-applications.schema';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useNewsOfVisit } from './use-news-of-visit';

const application = (id: number, fresh: boolean) => ({ id, eye: { fresh } }) as OwnApplication;
const freshIn = (answer: { applications: readonly OwnApplication[] } | undefined) =>
  answer?.applications.filter(({ eye }) => eye.fresh).map(({ id }) => id);

it('keeps what was news while the screen is open, and takes in later news', () => {
  const { result, rerender } = renderHook(useNewsOfVisit, {
    initialProps: { applications: [application(1, true), application(2, false)] },
  });
  expect(freshIn(result.current)).toEqual([1]);
  rerender({ applications: [application(1, false), application(2, false)] });
  expect(freshIn(result.current)).toEqual([1]);
  rerender({ applications: [application(1, false), application(2, true)] });
  expect(freshIn(result.current)).toEqual([1, 2]);
});
