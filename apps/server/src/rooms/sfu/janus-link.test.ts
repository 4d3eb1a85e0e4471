import { expect, it } from 'vitest';
import { tracksIn } from './janus-link.ts';

const stream = (mid: string, feed_mid: string, feed_display: string | undefined, active = true) => ({
  mid,
  feed_mid,
  ...(feed_display && { feed_display }),
  active,
});

it('the lines of an offer say whose track they carry, and of what', () => {
  const streams = [
    stream('0', '0', 'ane'),
    stream('1', '1', 'ane'),
    stream('2', '2', 'ane'),
    stream('3', '1', 'bo'),
    stream('4', '0', 'gone', false),
    stream('5', '0', undefined),
    stream('6', '9', 'bo'),
  ];
  expect(tracksIn({ streams })).toEqual([
    { mid: '0', participant_id: 'ane', kind: 'audio' },
    { mid: '1', participant_id: 'ane', kind: 'camera' },
    { mid: '2', participant_id: 'ane', kind: 'screen' },
    { mid: '3', participant_id: 'bo', kind: 'camera' },
  ]);
});

it.each([[{}], [{ streams: 'none' }], [{ streams: [] }]])('%o carries nothing', (data) =>
  expect(tracksIn(data)).toEqual([]),
);
