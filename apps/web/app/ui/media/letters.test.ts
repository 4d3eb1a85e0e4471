import { describe, expect, it } from 'vitest';
import { lettersOf, pairOf } from './letters';

describe('letters for a name', () => {
  it.each([
    ['Amalie Holm', 2, 'AH'],
    ['Anne Marie von Ørsted', 2, 'AØ'],
    ['  åse ', 2, 'Å'],
    ['æbleskivehuset', 1, 'Æ'],
    ['', 2, '?'],
    ['🙂 Smil', 2, '🙂S'],
  ] as const)('%s gives %s', (name, count, letters) => {
    expect(lettersOf(name, count)).toBe(letters);
  });

  it('gives a name the same two colours every time, and more than one pair to many names', () => {
    const names = ['Nordlys', 'Fjord', 'Mølleå', 'Solsikken', 'Strandby', 'Lindgaard', 'Havnens', 'Limfjord'];
    expect(names.map((name) => pairOf(name))).toEqual(names.map((name) => pairOf(name)));
    expect(new Set(names.map((name) => pairOf(name)[0])).size).toBeGreaterThan(3);
  });

  it('gives consecutive owners different colours, also if their names are the same', () => {
    const grounds = [41, 42, 43, 44, 45].map((id) => pairOf('Byens VVS', id)[0]);
    expect(new Set(grounds).size).toBe(5);
    expect(pairOf('Byens VVS', 41)).toEqual(pairOf('Nyt navn', 41));
  });

  it('has a contrast of 4.5 to 1 in every pair', () => {
    for (const name of Array.from({ length: 400 }, (_, index) => `firma ${index}`)) {
      const [ground, letter] = pairOf(name);
      expect(contrast(ground, letter)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
