import { wave } from './film-scenes.ts';

const ink = '#12232E';
/** Line width as in the room, however large the portrait is drawn. */
const lineWidth = '.9';
const mouth = /<path d="M44 58c3\.500 3\.600 8\.500 3\.600 12 0"\/>/;
const eye = /<circle cx="(?:43|57)" cy="46" r="1\.900" fill="#12232E"\/>/g;
const body = /<path d="M12 102[^>]*>/;

/** Parts of a portrait, so that the head moves over the shoulders. */
export interface Portrait {
  behind: string;
  body: string;
  head: string;
}

/**
 * Splits a portrait into the hair behind the shoulders, the shoulders, and the head without eyes and mouth.
 * @throws Error if it does not have the structure of the others
 */
export function takeApart(svg: string): Portrait {
  const inner = svg.replace(/^.*?<svg[^>]*>/s, '').replace(/<\/svg>\s*$/, '');
  const shoulders = body.exec(inner)?.[0];
  if (shoulders === undefined || !mouth.test(inner) || inner.match(eye)?.length !== 2)
    throw new Error('the portrait is drawn in another way');
  const [behind = '', head = ''] = inner.replace(mouth, '').replace(eye, '').split(shoulders);
  const thin = (part: string) => part.replace(/stroke-width="[^"]*"/g, `stroke-width="${lineWidth}"`);
  return { behind: thin(behind), body: thin(shoulders), head: thin(head) };
}

/** A talking person at a moment. @param phase shifts the times of nodding and blinking, so that no two people are in step */
export function personAt({ behind, body: shoulders, head }: Portrait, second: number, phase: number): string {
  const at = second + phase;
  const tilt = 1.8 * wave(at, 5) + 0.7 * wave(at, 1.9);
  const nod = 0.5 * wave(at, 1.3) + 0.3 * wave(at, 3.1);
  const move = `transform="translate(0 ${nod}) rotate(${tilt} 50 76)"`;
  return `<g transform="translate(206 36) scale(3.200)"><g ${move}>${behind}</g>${shoulders}
    <g ${move}>${head}${eyesAt(at)}${mouthAt(second, at)}</g></g>`;
}

/** Eyes, closed for a moment every three or four seconds. */
function eyesAt(at: number): string {
  const isClosed = at % 3.7 < 0.16;
  const one = (x: number) =>
    isClosed
      ? `<path d="M${x - 2.2} 46.300q2.200 1.400 4.400 0" fill="none" stroke="${ink}" stroke-width="${lineWidth}" stroke-linecap="round"/>`
      : `<circle cx="${x}" cy="46" r="1.900" fill="${ink}"/>`;
  return one(43) + one(57);
}

/** Mouth: talks in sentences, with a smile before, between and after. */
function mouthAt(second: number, at: number): string {
  const talks = second > 0.8 && at % 6.5 < 5.3;
  const open = talks ? Math.max(0, 0.5 * wave(at, 0.31) + 0.4 * wave(at, 0.53) + 0.3 * wave(at, 1.7)) : 0;
  if (open < 0.12)
    return `<path d="M44 58c3.500 3.600 8.500 3.600 12 0" fill="none" stroke="${ink}" stroke-width="${lineWidth}" stroke-linecap="round"/>`;
  const depth = 3 + 7 * open;
  return `<path d="M44.500 57.500q5.500 1.200 11 0q-1.500 ${depth}-5.500 ${depth}t-5.500-${depth}Z" fill="#5E1C0A" stroke="${ink}" stroke-width="${lineWidth}" stroke-linejoin="round"/>`;
}
