import { expect, it } from 'vitest';
import { isOn, noticeChannels, noticeKinds, settableKinds } from './notice-kind.rules.ts';

it.each(['seeker', 'employer'] as const)('%s can set kinds, each with at least one channel', (role) => {
  const kinds = Object.entries(settableKinds(role));
  expect(kinds.length).toBeGreaterThan(4);
  for (const [kind, channels] of kinds) {
    expect(noticeKinds).toContain(kind);
    expect(channels.length).toBeGreaterThan(0);
    for (const channel of channels) expect(noticeChannels).toContain(channel);
  }
});

it('an operator has none, and no kind is listed twice', () => {
  expect(settableKinds('admin')).toEqual({});
  expect(new Set(noticeKinds).size).toBe(noticeKinds.length);
});

it.each([
  ['application_changed', 'mail', true],
  ['application_seen', 'mail', false],
  ['application_reading', 'mail', false],
  ['recommendation', 'mail', false],
  ['application_seen', 'bell', true],
] as const)('%s by %s is %s until the person chooses', (kind, channel, on) => {
  expect(isOn(undefined, kind, channel)).toBe(on);
  expect(isOn(new Map([[kind, { bell: !on, mail: !on }]]), kind, channel)).toBe(!on);
});
