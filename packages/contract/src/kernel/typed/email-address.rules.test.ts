import { describe, expect, it } from 'vitest';
import { readEmail } from './email-address.rules.ts';

describe('an address that people type is read in one form', () => {
  it.each([
    ['mette@firma.dk', 'mette@firma.dk'],
    ['  mette@firma.dk\n', 'mette@firma.dk'],
    ['mette@firma.dk\u200b', 'mette@firma.dk'],
    ['\ufeffmette@fir\u00adma.dk', 'mette@firma.dk'],
    ['Mette.B@FIRMA.dk', 'Mette.B@firma.dk'],
    ['bo@blåbær.dk', 'bo@blåbær.dk'],
    ['bo@BLÅBÆR.dk', 'bo@blåbær.dk'],
    ['bo@bla\u030abær.dk', 'bo@blåbær.dk'],
    ['bo@xn--blbr-roah.dk', 'bo@blåbær.dk'],
    ['mette&bo@firma.dk', 'mette&bo@firma.dk'],
    ['mette/bo@firma.dk', 'mette/bo@firma.dk'],
    ['mette#1@firma.dk', 'mette#1@firma.dk'],
    ['mette!x@firma.dk', 'mette!x@firma.dk'],
    ['mette=x@firma.dk', 'mette=x@firma.dk'],
    ["o'brien+job@mail.firma.dk", "o'brien+job@mail.firma.dk"],
    [`${'a'.repeat(64)}@firma.dk`, `${'a'.repeat(64)}@firma.dk`],
  ])('%j is %s', (typed, address) => expect(readEmail(typed)).toEqual({ address }));
});

describe('what is no address is refused', () => {
  it.each([
    ['', 'required'],
    ['\u200b ', 'required'],
    ['mette', 'not_an_email'],
    ['@firma.dk', 'not_an_email'],
    ['mette@', 'not_an_email'],
    ['mette@firma', 'not_an_email'],
    ['mette@firma..dk', 'not_an_email'],
    ['mette..b@firma.dk', 'not_an_email'],
    ['.mette@firma.dk', 'not_an_email'],
    ['mette b@firma.dk', 'not_an_email'],
    ['mette@fir ma.dk', 'not_an_email'],
    ['mette,bo@firma.dk', 'not_an_email'],
    ['mette@bo@firma.dk', 'not_an_email'],
    ['Mette <mette@firma.dk>', 'not_an_email'],
    ['mette@firma.dk/x', 'not_an_email'],
    ['mette@firma.dk:25', 'not_an_email'],
    ['mette@127.0.0.1', 'not_an_email'],
    ['mette@[::1]', 'not_an_email'],
    ['mette@-firma.dk', 'not_an_email'],
    ['mette@xn--.dk', 'not_an_email'],
    ['søren@firma.dk', 'not_an_email'],
    [`${'a'.repeat(65)}@firma.dk`, 'too_long'],
    [`a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.dk`, 'too_long'],
    [`${'a'.repeat(2000)}@firma.dk`, 'too_long'],
  ])('%j: %s', (typed, problem) => expect(readEmail(typed)).toEqual({ problem }));
});
