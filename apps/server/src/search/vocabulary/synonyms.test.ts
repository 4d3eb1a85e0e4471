import { describe, expect, test } from 'vitest';
import { agentNounsOf, relativesOf, similarHeads, synonymsOf, thingsOf } from './synonyms.ts';

const terms = (term: string) => synonymsOf(term).map((synonym) => synonym.term);

describe('synonyms work in both directions', () => {
  test.each([
    ['ekspedient', 'butiksassistent'],
    ['sosu-assistent', 'social- og sundhedsassistent'],
    ['doktor', 'læge'],
    ['skraldemand', 'renovationsarbejder'],
    ['servitrice', 'tjener'],
    ['software developer', 'softwareudvikler'],
    ['rengøringshjælp', 'rengøringsassistent'],
    ['døvetolk', 'tegnsprogstolk'],
    ['remote', 'hjemmearbejde'],
  ])('%s and %s', (one, other) => {
    const folded = (text: string) => text.replaceAll('æ', 'ae').replaceAll('ø', 'oe').replaceAll('å', 'aa');
    expect(terms(one)).toContain(folded(other));
    expect(terms(other)).toContain(folded(one));
  });
});

describe('a term is found in any spelling', () => {
  test.each(['Social- og sundhedsassistenter', 'SOCIAL- OG SUNDHEDSASSISTENT', 'social og sundhedsassistenterne'])(
    '%s',
    (term) => {
      expect(terms(term)).toContain('sosu-assistent');
    },
  );
});

test('synonyms with the highest weight come first, without the term itself', () => {
  const weights = synonymsOf('sygeplejerske').map((synonym) => synonym.weight);
  expect(weights).toEqual([...weights].sort((a, b) => b - a));
  expect(weights.every((weight) => weight > 0 && weight < 1)).toBe(true);
  expect(terms('sygeplejerske')).not.toContain('sygeplejerske');
});

test.each(['', 'zzzz', 'til', '🎉', 'a b c d e f g h', 'constructor', '__proto__'])('%j has no synonyms', (term) => {
  expect(terms(term)).toEqual([]);
});

test('word families work in both directions, from the person to the work and back', () => {
  expect(relativesOf('sygeplejerske')).toContain('sygepleje');
  expect(relativesOf('sygepleje')).toContain('sygeplejerske');
  expect(relativesOf('rengoerer')).toContain('rengoering');
});

test('the person and the work are distinguished', () => {
  expect(agentNounsOf('sygepleje')).toContain('sygeplejerske');
  expect(agentNounsOf('sygeplejerske')).toEqual([]);
  expect(thingsOf('sygeplejerske')).toContain('sygepleje');
  expect(thingsOf('skole')).toEqual([]);
});

test('last members with the same meaning are similar to each other', () => {
  expect(similarHeads('medarbejder')).toEqual(expect.arrayContaining(['assistent', 'medhjaelper']));
  expect(similarHeads('tjener')).toEqual([]);
});
