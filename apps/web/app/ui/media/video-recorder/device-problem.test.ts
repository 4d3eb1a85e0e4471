import { describe, expect, it } from 'vitest';
import { browserKind, deviceProblem } from './device-problem.ts';
import { chooseFormat } from './recording-format.ts';

const error = (name: string, message = '') => Object.assign(new Error(message), { name });
const both = { cameras: 1, microphones: 1 };

describe('why there is no picture', () => {
  it.each([
    ['NotAllowedError', 'Permission denied', both, 'denied'],
    ['NotAllowedError', 'Permission denied by system', both, 'system'],
    ['NotFoundError', '', { cameras: 0, microphones: 0 }, 'missing'],
    ['NotFoundError', '', { cameras: 0, microphones: 2 }, 'missing_camera'],
    ['NotFoundError', '', { cameras: 1, microphones: 0 }, 'missing_microphone'],
    ['OverconstrainedError', '', both, 'missing'],
    ['NotReadableError', 'Could not start video source', both, 'busy'],
    ['AbortError', '', both, 'busy'],
    ['TypeError', 'navigator.mediaDevices is undefined', both, 'unsupported'],
  ] as const)('%s "%s" with %o: %s', (name, message, plugged, expected) =>
    expect(deviceProblem(error(name, message), plugged)).toBe(expected),
  );

  it('is also reported if the thrown value is not an error', () => expect(deviceProblem('x', both)).toBe('busy'));
});

describe('the browser whose settings are described', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36', 'chrome'],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0',
      'chrome',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
      'safari',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'firefox'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/124 Safari/604.1',
      'ios',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130 Mobile Safari/537.36',
      'android',
    ],
    ['curl/8', 'other'],
  ])('%s: %s', (agent, expected) => expect(browserKind(agent)).toBe(expected));
});

describe('the format of a recording', () => {
  it.each([
    ['all', () => true, 'mp4'],
    ['MP4 without AAC', (type: string) => type.startsWith('video/mp4') && !type.includes('mp4a'), 'mp4'],
    ['WebM only', (type: string) => type.startsWith('video/webm'), 'webm'],
    ['MP4 without saying which', (type: string) => type === 'video/mp4', 'mp4'],
    ['nothing', () => false, undefined],
  ])('of a browser that can record %s', (_, supported, expected) =>
    expect(chooseFormat(supported)?.extension).toBe(expected),
  );
});
