import type { JobDetail } from '@jobblik/contract/jobs/jobs.schema';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QueryProvider } from '../../platform/api/query';
import { useApplying } from './use-applying';

test.each([
  ['an ad on Jobblik', { is_redirect: 0, real_url: null }, 'open'],
  ['an ad elsewhere', { is_redirect: 1, real_url: 'https://nordlys.test/job' }, 'elsewhere'],
  ['an ad elsewhere without an address that may be opened', { is_redirect: 1, real_url: null }, 'closed'],
  ['an ad that has ended', { is_redirect: 1, real_url: 'https://nordlys.test/job', state: 'expired' }, 'closed'],
])('%s, to a guest', (_what, fields, applying) => {
  const job = { id: 5, state: 'live', ...fields } as JobDetail;
  const { result } = renderHook(() => useApplying(job), { wrapper: QueryProvider });
  expect(result.current).toBe(applying);
});
