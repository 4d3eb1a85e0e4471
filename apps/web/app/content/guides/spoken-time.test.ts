import { expect, it } from 'vitest';
import { spokenTime } from './spoken-time.ts';

it.each([
  ['', { words: 0, seconds: 0, over: 0 }],
  ['  – … ! ', { words: 0, seconds: 0, over: 0 }],
  ['Jeg hedder Ali, jeg er tømrer og bor i Vejle.', { words: 10, seconds: 5, over: 0 }],
  ['ord '.repeat(130), { words: 130, seconds: 60, over: 0 }],
  ['ord '.repeat(195), { words: 195, seconds: 90, over: 65 }],
])('%s', (text, time) => expect(spokenTime(text)).toEqual(time));
