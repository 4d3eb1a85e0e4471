import { describe, expect, it } from 'vitest';
import { findBirthday, findEmails, findPhones } from './contact-fields.ts';

describe('e-mail', () => {
  it.each<[string, string[]]>([
    ['Tlf. 20 12 34 71 · louise.holm@example.com', ['louise.holm@example.com']],
    ['mailto:a-b_c+d@sub.example.co.uk.', ['a-b_c+d@sub.example.co.uk']],
    ['søren.ærø@example.dk', ['søren.ærø@example.dk']],
    ['louise (at) example.com', ['louise@example.com']],
    ['louise @ example.com', ['louise@example.com']],
    ['@louise på Instagram', []],
    ['arbejder at home', []],
  ])('%s', (text, expected) => expect(findEmails(text)).toEqual(expected));
});

describe('telephone', () => {
  it.each<[string, string[]]>([
    ['Tlf. 20 12 34 71', ['20 12 34 71']],
    ['20123471', ['20123471']],
    ['2012 3471', ['2012 3471']],
    ['201 23 471', ['201 23 471']],
    ['20.12.34.71', ['20.12.34.71']],
    ['+45 20 12 34 71', ['+45 20 12 34 71']],
    ['+4520123471', ['+4520123471']],
    ['(+45) 20 12 34 71', ['(+45) 20 12 34 71']],
    ['0045 20123471', ['0045 20123471']],
    ['+45-20-12-34-71', ['+45-20-12-34-71']],
    ['alex@email.com | (555) 456-7890 | github.com', ['(555) 456-7890']],
    ['+39 333 1234567', ['+39 333 1234567']],
    ['+46 70-123 45 67', ['+46 70-123 45 67']],
    ['+45\u201120\u201112\u201134\u201171', ['+45-20-12-34-71']],
    ['2012–3471', ['2012-3471']],
    ['+45 201 234 71 8000 Aarhus', ['+45 201 234 71']],
    ['+44 (0)7700 900 461', ['+44 (0)7700 900 461']],
    ['+33 6 12 55 01 78', ['+33 6 12 55 01 78']],
    ['San Jose · 408 555 0176', ['408 555 0176']],
    ['(503) 555\u20100148', ['(503) 555-0148']],
    ['Call me on 20 555 01', ['20 555 01']],
    ['54·78·12·09', ['54.78.12.09']],
    ['+45∙20∙12∙34∙71', ['+45.20.12.34.71']],
    ['54/78/12/09', ['54.78.12.09']],
    ['20_12_34_71 · 8000 Aarhus', ['20.12.34.71']],
    ['Tel: 07700 900 253', ['07700 900 253']],
    ['07700 900253', ['07700 900253']],
    ['0161 496 0321', ['0161 496 0321']],
    ['0171 2345678', ['0171 2345678']],
    ['1-303-555-0119', ['1-303-555-0119']],
    ['Mobile: +91 98220 55514', ['+91 98220 55514']],
    ['+48 601555 274', ['+48 601555 274']],
    ['telefon 54-78-1209', ['54-78-1209']],
    ['97 12 34 56 / mobil 40 12 34 56', ['97 12 34 56', '40 12 34 56']],
  ])('%s', (text, expected) => expect(findPhones(text).map(({ value }) => value)).toEqual(expected));

  it.each([
    '2014 – 2017',
    '2014-2017',
    '23.08–31.12',
    '2016–2020 2021–2023',
    '8000 Aarhus C',
    '2019·2021',
    '12·05·1968',
    '12/05/1968',
    'CVR 12345678',
    'CVR-nr.: 12 34 56 78',
    '010190-1234',
    '01.08.2014',
    '12.05.1968',
    '12-05-1968',
    'GPA: 3.5/4.0',
    'linkedin.com/in/anna-20123471',
    '40 medarbejdere',
  ])('%s contains none', (text) => expect(findPhones(text)).toEqual([]));

  it('reports which are certain', () => {
    expect(findPhones('mobil: 40 12 34 56')[0]?.certain).toBe(true);
    expect(findPhones('40 12 34 56')[0]?.certain).toBe(false);
  });
});

describe('birthday', () => {
  it.each<[string, string | undefined]>([
    ['Født: 12. maj 1968', '1968-05-12'],
    ['Fødselsdato: 12.05.1968', '1968-05-12'],
    ['Født d. 3/4-1990', '1990-04-03'],
    ['Date of birth: 03/04/1990', '1990-04-03'],
    ['Sex Male | Date of birth 03/04/1990 | Nationality Italian', '1990-04-03'],
    ['Born: March 4, 1990', '1990-03-04'],
    ['Født 1990-03-04', '1990-03-04'],
    ['12.05.1968', undefined],
    ['Født: 31.02.1990', undefined],
    ['CPR: 120568-1234', undefined],
    ['Født og opvokset i Aarhus', undefined],
  ])('%s: %s', (text, expected) => expect(findBirthday(text)).toBe(expected));
});

it.each([
  'a@'.repeat(500),
  `${'a.'.repeat(500)}@`,
  `a@${'b.'.repeat(500)}`,
  '1 '.repeat(500),
  '(12)'.repeat(250),
  'født '.repeat(200),
])('finds nothing in a line made to be slow: %s', (text) => {
  expect([...findEmails(text), ...findPhones(text), findBirthday(text)]).toEqual([undefined]);
});
