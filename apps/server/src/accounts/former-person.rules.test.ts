import { describe, expect, test } from 'vitest';
import { inEveryText, withoutPerson } from './former-person.rules.ts';

const change = withoutPerson(
  { names: ['Qvorbin Zylthamm', 'Bo'], emails: ['qvorbin@zylthamm.test', ''], phones: ['91 82 73 64', '1234', ''] },
  'En tidligere kandidat',
  ['Hej', 'Kære'],
);

describe('what others wrote about a person who has left', () => {
  test.each([
    ['Qvorbin Zylthamm kommer', 'En tidligere kandidat kommer'],
    ['Kære qvorbin  zylthamm,', 'Kære en tidligere kandidat,'],
    ['Tal med Qvorbin Zylthamms chef', 'Tal med en tidligere kandidats chef'],
    ['Hej Qvorbin, vi ses', 'Hej en tidligere kandidat, vi ses'],
    ['Skriv til QVORBIN@zylthamm.test.', 'Skriv til en tidligere kandidat.'],
    ['Ring 91827364', 'Ring en tidligere kandidat'],
    ['Ring +45 91 82 73 64 nu', 'Ring en tidligere kandidat nu'],
    ['Ring 91-82-73-64', 'Ring en tidligere kandidat'],
  ])('%s', (text, expected) => expect(change(text)).toBe(expected));

  test.each([['Bo kommer kl. 1234'], ['Ordre 5918273640'], ['Hej Bodil'], ['Vi ses i morgen'], ['']])(
    '%s stays',
    (text) => expect(change(text)).toBe(text),
  );

  test('stands also inside of other values', () => {
    const value = { title: 'Møde med Qvorbin Zylthamm', list: [{ question: 'Hej Qvorbin' }, 3, null] };
    expect(inEveryText(value, change)).toEqual({
      title: 'Møde med en tidligere kandidat',
      list: [{ question: 'Hej en tidligere kandidat' }, 3, null],
    });
  });

  test('has names and addresses with any sign', () => {
    const signs = { names: ['Ann-Li (Ø.) O’Neil/$1'], emails: ['a-b+c/d@x-y.test'], phones: [] };
    expect(withoutPerson(signs, 'En', ['Hej'])('Til Ann-Li (Ø.) O’Neil/$1 på a-b+c/d@x-y.test')).toBe('Til en på en');
  });

  test('has no words of a person without any', () => {
    expect(withoutPerson({ names: [''], emails: [''], phones: [''] }, 'En', ['Hej'])('Hej Bo 12345678')).toBe(
      'Hej Bo 12345678',
    );
  });
});
