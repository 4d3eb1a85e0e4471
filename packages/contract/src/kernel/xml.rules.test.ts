import { expect, test } from 'vitest';
import { cdataElement, escapeXml, xmlElement } from './xml.rules.ts';

test.each([
  ['Salt & peber', 'Salt &amp; peber'],
  ['<b>"fed"</b>', '&lt;b&gt;&quot;fed&quot;&lt;/b&gt;'],
  [']]>', ']]&gt;'],
  ["Hansen's", 'Hansen&apos;s'],
  ['a\u0000b\u0008c\u001Fd\uFFFE', 'abcd'],
  ['to\nlinjer\tmed tabulator', 'to\nlinjer\tmed tabulator'],
  ['halv \uD83D emoji', 'halv  emoji'],
  ['hel 🎣 emoji, æøå', 'hel 🎣 emoji, æøå'],
])('%j is written in XML as %j', (text, expected) => expect(escapeXml(text)).toBe(expected));

test('an element without text is left out', () => {
  expect(xmlElement('city', 'Ærø & omegn')).toBe('<city>Ærø &amp; omegn</city>');
  expect([xmlElement('city', ''), xmlElement('city', null), xmlElement('city', undefined)]).toEqual(['', '', '']);
});

test('CDATA contains HTML unchanged, and no text can end it', () => {
  expect(cdataElement('description', '<p>Salt & peber\u0000</p>')).toBe(
    '<description><![CDATA[<p>Salt & peber</p>]]></description>',
  );
  expect(cdataElement('title', 'a]]><b>')).toBe('<title><![CDATA[a]]]]><![CDATA[><b>]]></title>');
  expect(cdataElement('title', '')).toBe('');
});
