import { expect, it } from 'vitest';
import { printable } from './printable.rules.ts';

it.each([
  ['Leder 🚀 for holdet', 'Leder  for holdet'],
  ['© Firma™', '© Firma™'],
  ['Linje\nskift\u0007', 'Linje\nskift '],
  ['Linje\r\nskift\u2028nu', 'Linje\nskift\nnu'],
  ['Łukasz Ærø 12', 'Łukasz Ærø 12'],
  ['A\u030Aben, e\u0301n', 'Åben, én'],
  ['\uf0b7 Kok ▪ tjener ● opvasker', '• Kok • tjener • opvasker'],
  ['Elev → svend', 'Elev > svend'],
  ['ﬁnans', 'finans'],
  ['1998\u20112001, 20\u202f000', '1998-2001, 20\u00a0000'],
  ['gen\u00adnem\u200blæst\u200f', 'gennemlæst'],
  [`z${'\u0301'.repeat(9)}`, `ź${'\u0301'.repeat(4)}`],
])('%j is printed as %j', (text, expected) => expect(printable(text)).toBe(expected));
