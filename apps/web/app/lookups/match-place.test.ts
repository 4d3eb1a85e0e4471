import { describe, expect, it } from 'vitest';
import { matchPlace } from './match-place';

const odense = { id: 5000, name: 'Odense C', zip: '5000' };
const svendborg = { id: 5700, name: 'Svendborg', zip: '5700' };
const nykobing = [4800, 7900, 4500].map((id) => ({ id, name: 'Nykøbing', zip: String(id) }));

describe('the place of a text that was not chosen from the list', () => {
  it.each([
    ['the postcode', '5000', [svendborg, odense], odense],
    ['the only place of that name', ' svendborg ', [svendborg, { ...odense, name: 'Svendborg By' }], svendborg],
    ['what the list says', '5700 Svendborg', [odense, svendborg], svendborg],
    ['the only proposal', 'svend', [svendborg], svendborg],
    ['no one of several places with one name', 'Nykøbing', nykobing, undefined],
    ['no one of several proposals', 'o', [odense, svendborg], undefined],
    ['nothing that we know', 'Atlantis', [], undefined],
  ])('%s', (_what, typed, places, expected) => expect(matchPlace(typed, places)).toBe(expected));
});
