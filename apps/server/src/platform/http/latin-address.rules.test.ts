import { expect, test } from 'vitest';
import { inUtf8 } from './latin-address.rules.ts';

test.each([
  ['/find/job?keyword=p%E6dagog', '/find/job?keyword=p%C3%A6dagog'],
  ['/find/job?keyword=%E5', '/find/job?keyword=%C3%A5'],
  ['/find/job?keyword=R%F8d%20gr%F8d', '/find/job?keyword=R%C3%B8d%20gr%C3%B8d'],
  ['/find/job?keyword=%E5%20%E6', '/find/job?keyword=%C3%A5%20%C3%A6'],
  ['/job/7/K%F8kkenhj%E6lp', '/job/7/K%C3%B8kkenhj%C3%A6lp'],
  ['/find/job?keyword=50%25%E5', '/find/job?keyword=50%25%C3%A5'],
  ['/x%80', '/x%E2%82%AC'],
  ['/x%81', `/x${encodeURIComponent('\u0081')}`],
])('%s is read as %s', (address, expected) => {
  expect(inUtf8(address)).toBe(expected);
  expect(decodeURIComponent(inUtf8(address))).not.toContain('\uFFFD');
});

test.each([
  '/find/job?keyword=p%C3%A6dagog',
  '/find/job?keyword=kok&location=aarhus-midtjylland',
  '/find/job?keyword=100%25',
  '/find/job?keyword=%F0%9F%91%8B',
  '/find/job?keyword=100%',
  '/find/job?keyword=%zz',
  '/søg/å',
])('%s stays as it is', (address) => expect(inUtf8(address)).toBe(address));
