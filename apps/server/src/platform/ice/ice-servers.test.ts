import { expect, it } from 'vitest';
import { iceServers } from './ice-servers.ts';

const env = { STUN_URLS: undefined, TURN_URLS: undefined, TURN_SECRET: undefined };

it('without settings there are none', () => expect(iceServers(env, 'p', 0)).toEqual([]));

it('the relay gets a name and a password that expire after twelve hours', () => {
  const given = {
    STUN_URLS: 'stun:stun.jobblik.dk:3478',
    TURN_URLS: 'turn:turn.jobblik.dk:3478?transport=udp, turns:turn.jobblik.dk:5349',
    TURN_SECRET: 'hemmelig',
  };
  expect(iceServers(given, 'abc', 1_000_000)).toEqual([
    { urls: ['stun:stun.jobblik.dk:3478'] },
    {
      urls: ['turn:turn.jobblik.dk:3478?transport=udp', 'turns:turn.jobblik.dk:5349'],
      username: '44200:abc',
      credential: 'Kx7+3V3L0hnR2oCM6HD4GXuWC8U=',
    },
  ]);
});
