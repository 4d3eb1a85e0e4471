import { describe, expect, test } from 'vitest';
import { type Network, networks, readNetworkLink, shownLinks, shownNetworkLink } from './network-links.rules.ts';

describe('a company’s link to a network', () => {
  test.each<[Network, string, string]>([
    ['facebook', 'https://facebook.com/firma', 'https://facebook.com/firma'],
    ['facebook', 'facebook.com/firma', 'https://facebook.com/firma'],
    ['facebook', ' www.facebook.com/firma ', 'https://www.facebook.com/firma'],
    ['facebook', 'http://da-dk.facebook.com/firma', 'https://da-dk.facebook.com/firma'],
    ['facebook', 'HTTP://FB.com/firma', 'https://FB.com/firma'],
    ['facebook', 'fb.me/firma', 'https://fb.me/firma'],
    ['linkedin', 'dk.linkedin.com/company/firma', 'https://dk.linkedin.com/company/firma'],
    ['linkedin', 'https://lnkd.in/abc', 'https://lnkd.in/abc'],
    ['instagram', 'instagram.com/firma?hl=da', 'https://instagram.com/firma?hl=da'],
    ['instagram', 'instagr.am/firma', 'https://instagr.am/firma'],
    ['youtube', 'https://m.youtube.com/@firma', 'https://m.youtube.com/@firma'],
    ['youtube', 'youtu.be/abc', 'https://youtu.be/abc'],
    ['twitter', 'x.com/firma', 'https://x.com/firma'],
    ['twitter', 'https://mobile.twitter.com/firma', 'https://mobile.twitter.com/firma'],
    ['twitter', 'https://x.com', 'https://x.com'],
  ])('%s: %j is %s', (network, typed, link) => {
    expect(readNetworkLink(network, typed)).toEqual({ link });
    expect(shownNetworkLink(network, typed)).toBe(link);
  });

  test.each<[Network, string, string]>([
    ['facebook', 'https://evil.test/facebook.com', 'not_the_network'],
    ['facebook', 'https://facebook.com.evil.test/', 'not_the_network'],
    ['facebook', 'https://notfacebook.com/', 'not_the_network'],
    ['facebook', 'https://faceboоk.com/', 'not_the_network'],
    ['facebook', 'https://instagram.com/firma', 'not_the_network'],
    ['facebook', 'https://facebook.com:8443/firma', 'not_the_network'],
    ['facebook', 'https://facebook.com@evil.test/', 'url_with_user'],
    ['facebook', 'https://firma:kode@facebook.com/', 'url_with_user'],
    ['facebook', 'https://facebook.com\\@evil.test/', 'url_with_hidden_characters'],
    ['facebook', 'https://face\u200bbook.com/', 'url_with_hidden_characters'],
    ['facebook', 'javascript:alert(1)//facebook.com', 'not_a_url'],
    ['facebook', 'ftp://facebook.com/firma', 'not_a_url'],
    ['facebook', 'facebook.com:443/firma', 'not_a_url'],
    ['twitter', 'https://t.co/abc', 'not_the_network'],
    ['twitter', 'https://netflix.com/', 'not_the_network'],
    ['linkedin', 'https://linkedin.dk/company/firma', 'not_the_network'],
    ['instagram', '@firma', 'not_a_url'],
    ['instagram', 'firma', 'not_a_url'],
    ['youtube', '', 'not_a_url'],
  ])('%s: %j is refused: %s', (network, typed, problem) => {
    expect(readNetworkLink(network, typed)).toEqual({ problem });
    expect(shownNetworkLink(network, typed)).toBeNull();
  });

  test.each(networks)('%s: no link is none', (network) => {
    expect(shownNetworkLink(network, null)).toBeNull();
  });
});

test('others get the links of a company that keep the rule', () => {
  const links = {
    company_website: 'https://bank.dk@evil.test',
    company_linkedin: 'https://linkedin.com/company/firma',
    company_facebook: 'https://evil.test/firma',
    company_instagram: null,
    company_youtube: 'http://youtube.com/@firma',
    company_twitter: 'https://t.co/firma',
  };
  expect(shownLinks(links)).toEqual({
    ...links,
    company_website: null,
    company_facebook: null,
    company_youtube: 'https://youtube.com/@firma',
    company_twitter: null,
  });
  expect(shownLinks({ ...links, company_website: 'http://firma.dk' }).company_website).toBe('http://firma.dk');
});
