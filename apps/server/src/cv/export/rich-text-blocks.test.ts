import { describe, expect, it } from 'vitest';
import { blocksOf } from './rich-text-blocks.ts';

const shown = (html: string) =>
  blocksOf(html).map(({ kind, runs }) => [
    kind,
    runs.map(({ text, strong }) => (strong ? `*${text}*` : text)).join(''),
  ]);

describe('the blocks of rich text', () => {
  it.each([
    ['plain text is one paragraph', 'Hej', [['paragraph', 'Hej']]],
    [
      'paragraphs stand apart',
      '<p>Et</p><p>To</p>',
      [
        ['paragraph', 'Et'],
        ['paragraph', 'To'],
      ],
    ],
    ['a break stays within its paragraph', '<p>Et<br />to</p>', [['paragraph', 'Et\nto']]],
    [
      'items are items, also with a paragraph inside',
      '<ul><li><p>Et</p></li><li>To</li></ul><p>Tre</p>',
      [
        ['item', 'Et'],
        ['item', 'To'],
        ['paragraph', 'Tre'],
      ],
    ],
    ['emphasis is kept', '<p>Jeg kan <strong>Go</strong> godt</p>', [['paragraph', 'Jeg kan *Go* godt']]],
    [
      'headings',
      '<h3>Om mig</h3><p>x</p>',
      [
        ['heading', 'Om mig'],
        ['paragraph', 'x'],
      ],
    ],
    ['links keep their words', '<p><a href="https://x.dk">her</a></p>', [['paragraph', 'her']]],
    ['escaped marks are read once', '<p>a &lt; b &amp;lt;</p>', [['paragraph', 'a < b &lt;']]],
    ['nothing is nothing', '<p> </p><hr />', []],
  ])('%s', (_sentence, html, expected) => expect(shown(html)).toEqual(expected));
});

it('keeps the addresses of links', () =>
  expect(blocksOf('<p>Se <a href="https://x.dk/?a=1&amp;b=2" rel="nofollow">her</a> først</p>')[0]?.runs).toEqual([
    { text: 'Se ', strong: false },
    { text: 'her', strong: false, link: 'https://x.dk/?a=1&b=2' },
    { text: ' først', strong: false },
  ]));
