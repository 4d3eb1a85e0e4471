import { plainText } from '@jobblik/cv-parser/files/plain-text';
import { describe, expect, test } from 'vitest';
import { sanitizeRichText } from './sanitize.ts';

describe('sanitizeRichText', () => {
  test.each([
    ['script with its content', '<p>Før</p><script>alert(1)</script><p>efter</p>', '<p>Før</p><p>efter</p>'],
    ['handlers', '<p onclick="x()" style="color:red" class="a" id="b">Hej</p>', '<p>Hej</p>'],
    ['pictures with handlers', '<img src=x onerror=alert(1)>Tekst', 'Tekst'],
    [
      'javascript links',
      '<a href="javascript:alert(1)">her</a>',
      '<a target="_blank" rel="noopener noreferrer nofollow">her</a>',
    ],
    [
      'javascript links in disguise',
      '<a href="jav&#x09;ascript:alert(1)">her</a>',
      '<a target="_blank" rel="noopener noreferrer nofollow">her</a>',
    ],
    [
      'data links',
      '<a href="data:text/html,x">her</a>',
      '<a target="_blank" rel="noopener noreferrer nofollow">her</a>',
    ],
    ['drawings', '<svg><script>alert(1)</script><text>x</text></svg>ok', 'ok'],
    ['frames', '<iframe srcdoc="<script>1</script>">x</iframe>ok', 'ok'],
    ['styles', '<style>p{display:none}</style><p>ok</p>', '<p>ok</p>'],
    ['broken marks', '<p>Løn < 40.000 & mere', '<p>Løn &lt; 40.000 &amp; mere</p>'],
    ['NUL bytes', '<scr\u0000ipt>alert(1)</scr\u0000ipt>ok', 'ok'],
    ['comments', '<p>a<!-- <script>1</script> -->b</p>', '<p>ab</p>'],
  ])('removes %s', (_what, html, safe) => {
    expect(sanitizeRichText(html)).toBe(safe);
  });

  test('keeps the formatting of a text', () => {
    const html = '<h3>Om os</h3><p>Vi er <strong>12</strong> &amp; <em>glade</em>.</p><ul><li>Løn</li></ul>';
    expect(sanitizeRichText(html)).toBe(html);
  });

  test('turns headings of a page into headings of a text', () => {
    expect(sanitizeRichText('<h1>Job</h1><h6>Lille</h6><b>fed</b><div>afsnit</div>')).toBe(
      '<h2>Job</h2><h4>Lille</h4><strong>fed</strong><p>afsnit</p>',
    );
  });

  test('links open in a separate tab and are untrusted', () => {
    expect(sanitizeRichText('<a href="https://x.dk/?a=1&b=2" onclick="x">x</a>')).toBe(
      '<a href="https://x.dk/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer nofollow">x</a>',
    );
  });

  test.each([
    '<p>Løn < 40.000 & mere',
    '<a href="https://x.dk">x</a><p>&lt;script&gt;</p>',
    '<p>&amp;lt;script&amp;gt;</p>',
  ])('is the same when done twice: %s', (html) => {
    const once = sanitizeRichText(html);
    expect(sanitizeRichText(once)).toBe(once);
  });

  test('survives deep nesting and a megabyte of marks', () => {
    expect(sanitizeRichText('<p>'.repeat(20_000)).length).toBeLessThan(1_000_000);
    expect(sanitizeRichText('<'.repeat(300_000)).length).toBeGreaterThan(0);
  });
});

describe('tables', () => {
  test.each([
    [
      '<table><tr><td>Løn</td><td>32.000 kr.</td></tr><tr><td>Timer</td><td>37</td></tr></table>',
      '<p>Løn 32.000 kr.</p><p>Timer 37</p>',
    ],
    ['<table><tbody><tr><th>Løn</th>\n<td>fast</td></tr></tbody></table>', '<p>Løn \nfast</p>'],
  ])('have a line for each row, and a space between cells: %s', (html, text) => {
    expect(sanitizeRichText(html)).toBe(text);
    expect(sanitizeRichText(text)).toBe(text);
  });
});

describe('plainText', () => {
  test.each([
    ['<p>Et</p><p>To</p>', 'Et\nTo'],
    ['<ul><li>Et</li><li>To</li></ul>Tre', 'Et\nTo\nTre'],
    ['A &amp; B &lt;C&gt; &quot;D&quot;', 'A & B <C> "D"'],
    ['<p>Vi  er\n her</p>', 'Vi er her'],
    ['Linje<br>skift', 'Linje\nskift'],
    ['<p>Mad &amp;amp; drikke</p>', 'Mad &amp; drikke'],
    ['', ''],
  ])('%s reads %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
