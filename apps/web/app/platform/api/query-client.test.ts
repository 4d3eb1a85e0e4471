import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { LosslessQueryClient } from './query-client';

const opened: LosslessQueryClient[] = [];
afterEach(() => {
  for (const client of opened.splice(0)) client.clear();
});

/** An active query whose responses the test controls. */
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

it('reads a query again that is invalidated during its first read', async () => {
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

it('only marks as outdated when nothing is to be refetched', async () => {
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

it('reads once more for several invalidations during the first read', async () => {
  const { client, reads, shown } = queryByHand();
  const invalidated = [1, 2, 3].map(() => client.invalidateQueries({ queryKey: ['jobs'] }));
  reads[0]?.resolve('before');
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.resolve('after');
  await Promise.all(invalidated);
  expect(reads).toHaveLength(2);
  expect(shown()).toBe('after');
});

it('reads once for several invalidations at once, and again for a later one', async () => {
  const { client, reads, shown } = queryByHand();
  reads[0]?.resolve('first');
  await expect.poll(shown).toBe('first');
  const invalidated = [client.invalidateQueries({ queryKey: ['jobs'] }), client.invalidateQueries()];
  await expect.poll(() => reads.length).toBe(2);
  const later = client.invalidateQueries({ queryKey: ['jobs'] });
  await expect.poll(() => reads.length).toBe(3);
  reads[2]?.resolve('third');
  await Promise.all([...invalidated, later]);
  expect(reads).toHaveLength(3);
  expect(shown()).toBe('third');
});
