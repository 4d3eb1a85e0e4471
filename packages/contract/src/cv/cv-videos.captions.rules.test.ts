import { describe, expect, it } from 'vitest';
import { readCaptions, writeWebVtt } from './cv-videos.captions.rules.ts';

const vtt = (source: string) => {
  const cues = readCaptions(source);
  return cues && writeWebVtt(cues);
};

describe('captions', () => {
  it.each([
    ['WebVTT', 'WEBVTT\n\n00:01.000 --> 00:02.500\nHej'],
    [
      'WebVTT with header text, note, style, settings',
      'WEBVTT Kind: captions\n\nNOTE hej\n\nSTYLE\n::cue{}\n\na\n00:00:01.000 --> 00:00:02.500 align:left\n<v Bo><b>Hej</b>',
    ],
    ['SubRip with Windows line ends and a mark', '\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>Hej</i>\r\n\r\n'],
    ['SubRip without number', '00:00:01,0 --> 00:00:02,5\n{\\an8}Hej'],
  ])('are read from %s with the same result', (_, source) => {
    expect(vtt(source)).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHej\n');
  });

  it('are sorted, with two lines and with special characters of WebVTT', () => {
    const source = '00:03.000 --> 01:04.000\nAnden\n\n00:01.000 --> 00:02.000\nBo &amp; Eva\n1 < 2 -->';
    expect(vtt(source)).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nBo &amp; Eva\n1 &lt; 2 --&gt;\n\n00:00:03.000 --> 00:01:04.000\nAnden\n',
    );
  });

  it('are read back as they were written, hours included', () => {
    const cues = [{ from: 3_723_004, to: 3_724_000, text: 'Så <sker> det & det' }];
    expect(readCaptions(writeWebVtt(cues))).toEqual(cues);
  });

  it.each([
    ['nothing', ''],
    ['a text', 'Hej, jeg hedder Bo.'],
    ['markup', '<html><body>00:01</body></html>'],
    ['a cue that ends before it begins', '00:02.000 --> 00:01.000\nHej'],
    ['cues without words', '00:01.000 --> 00:02.000\n<b></b>'],
    ['more characters than a video may have', `00:01.000 --> 00:02.000\n${'a'.repeat(60_000)}`],
    ['more cues than a video may have', '00:01.000 --> 00:02.000\na\n\n'.repeat(2001)],
  ])('are refused when they are %s', (_, source) => {
    expect(readCaptions(source)).toBeUndefined();
  });

  it.each([['<'.repeat(60_000)], ['1:'.repeat(30_000)], [' '.repeat(59_990)], [`00:01.000 ${'-->'.repeat(19_000)}`]])(
    'are refused and not pondered when they are made to be slow',
    (source) => {
      expect(readCaptions(source)).toBeUndefined();
    },
  );
});
