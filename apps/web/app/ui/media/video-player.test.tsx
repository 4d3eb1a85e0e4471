import media from '@jobblik/words/da/media.json' with { type: 'json' };
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { registerWords, WordsProvider, wordsOfRequest } from '../../platform/words/i18n';
import { VideoPlayer } from './video-player';

const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);

beforeAll(() => registerWords('da', { da: { media } }));

beforeEach(() => load.mockClear());

afterEach(cleanup);

const player = (link: string, film = 1) => (
  <WordsProvider i18n={wordsOfRequest('da')} used={null}>
    <VideoPlayer film={film} label="Videosvar" sources={[{ url: link, type: 'video/webm' }]} />
  </WordsProvider>
);
const shown = () => screen.getByLabelText<HTMLVideoElement>('Videosvar');
const link = () => shown().querySelector('source')?.getAttribute('src');

/** Simulates playback, which the test browser does not have: sets the current time. */
function watch(second: number): void {
  Object.defineProperties(shown(), { paused: { value: false }, currentTime: { value: second, writable: true } });
}

it('keeps the link of a video that is being watched', () => {
  const { rerender } = render(player('/a'));
  const before = shown();
  watch(0);
  rerender(player('/b'));
  expect(shown()).toBe(before);
  expect(link()).toBe('/a');
});

it('uses a new link for a video that was not started, in the same element', () => {
  const { rerender } = render(player('/a'));
  const before = shown();
  rerender(player('/b'));
  expect(link()).toBe('/b');
  expect(shown()).toBe(before);
  expect(load).toHaveBeenCalledOnce();
});

it('continues with the new link at the same position when the old one fails', () => {
  const { rerender } = render(player('/a'));
  watch(12);
  rerender(player('/b'));
  fireEvent.error(shown());
  expect(link()).toBe('/b');
  expect(shown().autoplay).toBe(true);
  fireEvent.loadedMetadata(shown());
  expect(shown().currentTime).toBe(12);
});

it('offers the file when no link can be played, and tries again with a new one', () => {
  const { rerender } = render(player('/a'));
  fireEvent.error(shown());
  expect(screen.getByRole('alert').textContent).toContain(media.unplayable);
  rerender(player('/b'));
  expect(link()).toBe('/b');
});

it('starts another video from its beginning, also while one is being watched', () => {
  const { rerender } = render(player('/a'));
  watch(12);
  rerender(player('/c', 2));
  expect(link()).toBe('/c');
});

it('plays from the beginning when it was started while its length was being found', () => {
  render(player('/a'));
  const play = vi.fn(() => Promise.resolve());
  Object.defineProperties(shown(), {
    duration: { value: Number.POSITIVE_INFINITY, configurable: true },
    currentTime: { value: 0, writable: true },
    play: { value: play },
  });
  fireEvent.loadedMetadata(shown());
  fireEvent.play(shown());
  Object.defineProperty(shown(), 'duration', { value: 2 });
  fireEvent(shown(), new Event('durationchange'));
  expect(shown().currentTime).toBe(0);
  expect(play).toHaveBeenCalledOnce();
});
