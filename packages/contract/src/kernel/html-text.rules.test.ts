import { expect, test } from 'vitest';
import { htmlText, isBlankHtml } from './html-text.rules.ts';

test.each([
  ['', ''],
  ['<p>Vi bager <strong>brød</strong>.</p>', 'Vi bager brød.'],
  ['<h2>Om os</h2><p>Første<br>anden</p>', 'Om os\nFørste\nanden'],
  ['<ul><li>Surdej</li><li>Rugbrød</li></ul>', 'Surdej\nRugbrød'],
  ['<p>5&nbsp;&lt; 6 &amp;amp; &quot;7&quot;</p>', '5 < 6 &amp; "7"'],
])('htmlText of %j is %j', (html, text) => expect(htmlText(html)).toBe(text));

test.each([
  ['', true],
  ['<p></p><p><br></p>', true],
  ['<p>&nbsp;</p>', true],
  ['<h2>Om os</h2>', false],
])('isBlankHtml of %j is %j', (html, blank) => expect(isBlankHtml(html)).toBe(blank));
