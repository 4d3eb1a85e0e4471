import { describe, expect, test } from 'vitest';
import { shownAddress, webAddressProblem, withScheme } from './web-address.rules.ts';

describe('an address that others open', () => {
  test.each([
    ['https://nordlys.dk', null, null],
    ['https://job.nordlys.dk:8443/søg?id=7&a=b@c.dk#top', null, null],
    ['HTTPS://Nordlys.dk/@os', null, null],
    ['http://nordlys.dk', null, 'not_an_https_url'],
    ['https://nordea.dk@evil.test/', 'url_with_user', 'url_with_user'],
    ['https://user:pw@nordlys.dk', 'url_with_user', 'url_with_user'],
    ['https://@nordlys.dk', 'url_with_user', 'url_with_user'],
    ['https://:@nordlys.dk', 'url_with_user', 'url_with_user'],
    ['http://user@nordlys.dk', 'url_with_user', 'not_an_https_url'],
    ['https://nordea.dk%40evil.test/', 'not_a_url', 'not_an_https_url'],
    ['https://nordea.dk\\@evil.test', 'url_with_hidden_characters', 'url_with_hidden_characters'],
    ['https://nord\tlys.dk', 'url_with_hidden_characters', 'url_with_hidden_characters'],
    ['https://nordlys.dk/\n', 'url_with_hidden_characters', 'url_with_hidden_characters'],
    ['https://nordlys.dk/\u0000', 'url_with_hidden_characters', 'url_with_hidden_characters'],
    ['https://nord\u200blys.dk', 'url_with_hidden_characters', 'url_with_hidden_characters'],
    ['https://nordlys.dk/\u202egnp.exe', 'url_with_hidden_characters', 'url_with_hidden_characters'],
    ['https://nordlys.dk/\u3164', 'url_with_hidden_characters', 'url_with_hidden_characters'],
    ['https:nordlys.dk', 'not_a_url', 'not_an_https_url'],
    ['https:\\\\nordlys.dk', 'not_a_url', 'not_an_https_url'],
    ['https:///nordlys.dk', 'not_a_url', 'not_an_https_url'],
    ['//nordlys.dk', 'not_a_url', 'not_an_https_url'],
    ['javascript:alert(1)', 'not_a_url', 'not_an_https_url'],
    ['data:text/html,https://nordlys.dk', 'not_a_url', 'not_an_https_url'],
    ['https://nordlys', 'not_a_url', 'not_an_https_url'],
    ['https://127.0.0.1/', 'not_a_url', 'not_an_https_url'],
    ['https://nordlys.dk:99999', 'not_a_url', 'not_an_https_url'],
    ['', 'not_a_url', 'not_an_https_url'],
  ])('%j: web %s, https only %s', (address, web, https) => {
    expect(webAddressProblem(address)).toBe(web);
    expect(webAddressProblem(address, 'https')).toBe(https);
    expect(shownAddress(address)).toBe(web === null ? address : null);
    expect(shownAddress(address, 'https')).toBe(https === null ? address : null);
  });

  test('that is not stored is not shown', () => {
    expect(shownAddress(null)).toBeNull();
  });
});

test.each([
  ['www.firma.dk', 'https://www.firma.dk'],
  [' firma.dk/job ', 'https://firma.dk/job'],
  ['//firma.dk', 'https://firma.dk'],
  ['http://firma.dk', 'http://firma.dk'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  [' ', ''],
])('%j typed is read as %j', (typed, address) => {
  expect(withScheme(typed)).toBe(address);
});
