import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
const faces = css
  .split('@font-face')
  .slice(1)
  .map((face) => ({
    family: /font-family: "([^"]+)"/.exec(face)?.[1] ?? '',
    weight: /font-weight: ([\d ]+);/.exec(face)?.[1],
    ranges: [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => [
      Number.parseInt(from, 16),
      Number.parseInt(to, 16),
    ]),
  }));

test.each(['Inter Variable', 'Bricolage Variable'])(
  'the faces of %s name the same weights and share no letter',
  (name) => {
    const [first, second, ...more] = faces.filter(({ family }) => family === name);
    expect(more).toEqual([]);
    expect(first?.weight).toBe(second?.weight);
    for (const [from = 0, to = 0] of first?.ranges ?? [])
      for (const [otherFrom = 0, otherTo = 0] of second?.ranges ?? [])
        expect(to < otherFrom || otherTo < from).toBe(true);
  },
);
