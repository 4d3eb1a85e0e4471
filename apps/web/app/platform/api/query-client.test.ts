import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { LosslessQueryClient } from './query-client';

const opened: LosslessQueryClient[] = [];
afterEach(() => {
  for (const client of opened.splice(0)) client.clear();
});

/** A query on screen whose answers are given by hand. */
function queryByHand() {
  const client = new LosslessQueryClient({ defaultOptions: { queries: { retry: false } } });
  opened.push(client);
  const reads: PromiseWithResolvers<string>[] = [];
  const queryFn = () => {
    const read = Promise.withResolvers<string>();
    reads.push(read);
    return read.promise;
  };
  const observer = new QueryObserver(client, { queryKey: ['jobs'], queryFn, staleTime: Number.POSITIVE_INFINITY });
  observer.subscribe(() => undefined);
  return { client, reads, shown: () => observer.getCurrentResult().data };
}

it('reads again what is invalidated during its first read', async () => {
  const { client, reads, shown } = queryByHand();
  const invalidated = client.invalidateQueries({ queryKey: ['jobs'] });
  reads[0]?.resolve('before');
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.resolve('after');
  await invalidated;
  expect(shown()).toBe('after');
});

it('reads again after a first read that failed', async () => {
  const { client, reads, shown } = queryByHand();
  const invalidated = client.invalidateQueries({ queryKey: ['jobs'] });
  reads[0]?.reject(new Error('no connection'));
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.resolve('after');
  await invalidated;
  expect(shown()).toBe('after');
});

it('marks as outdated only, when nothing is to be read now', async () => {
  const { client, reads } = queryByHand();
  const invalidated = client.invalidateQueries({ queryKey: ['jobs'], refetchType: 'none' });
  reads[0]?.resolve('before');
  await invalidated;
  expect(reads).toHaveLength(1);
  expect(client.getQueryState(['jobs'])?.isInvalidated).toBe(true);
});

it('reads another query once', async () => {
  const { client, reads } = queryByHand();
  const invalidated = client.invalidateQueries({ queryKey: ['messages'] });
  reads[0]?.resolve('before');
  await invalidated;
  expect(reads).toHaveLength(1);
});
