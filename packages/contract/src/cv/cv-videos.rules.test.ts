import { describe, expect, it } from 'vitest';
import { nameOfFile } from './cv-videos.rules.ts';

describe('the default name of a video', () => {
  it.each([
    ['Min præsentation.mp4', 'Min præsentation'],
    ['video_cv_2026.WEBM', 'video cv 2026'],
    ['film.1.mov', 'film.1'],
    ['uden ending', 'uden ending'],
    [`${'æ'.repeat(300)}.mp4`, 'æ'.repeat(120)],
    ['.mp4', ''],
  ])('%s: %s', (file, name) => expect(nameOfFile(file)).toBe(name));
});
