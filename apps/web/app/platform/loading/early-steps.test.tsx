import { afterEach, expect, test, vi } from 'vitest';
import { followEarlySteps, stopFollowingSteps } from './early-steps';

const step = (address: string) => {
  history.pushState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

afterEach(() => {
  stopFollowingSteps();
  vi.restoreAllMocks();
});

test('before hydration a history step to another address loads it, a step to another anchor does not', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  history.replaceState(null, '', '/virksomheder?bogstav=N&location=fyn');
  followEarlySteps();
  step('/virksomheder?bogstav=N&location=fyn#indhold');
  expect(reload).not.toHaveBeenCalled();
  step('/virksomheder?bogstav=N');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('after hydration the router handles history steps', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  history.replaceState(null, '', '/home');
  followEarlySteps();
  stopFollowingSteps();
  step('/find/job');
  expect(reload).not.toHaveBeenCalled();
});
