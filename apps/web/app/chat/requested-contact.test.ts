import { expect, it } from 'vitest';
import { readRequestedContact } from './requested-contact';

it.each([
  ['kontakt=12', { userId: 12, seq: null }],
  ['kontakt=12&besked=34', { userId: 12, seq: 34 }],
  ['want_chat_user=12', { userId: 12, seq: null }],
  [`want_chat_user=${encodeURIComponent('{"user_id":12,"name":"Signe"}')}`, { userId: 12, seq: null }],
  [`want_chat_user=${encodeURIComponent('{"user_id":"12"}')}`, { userId: 12, seq: null }],
  ['', null],
  ['kontakt=', null],
  ['kontakt=0', null],
  ['kontakt=-3', null],
  ['kontakt=1e3', null],
  ['kontakt=99999999999', null],
  ['want_chat_user=%7B', null],
  ['want_chat_user=null', null],
  ['want_chat_user=%5B12%5D', null],
])('%s', (query, expected) => {
  expect(readRequestedContact(new URLSearchParams(query))).toEqual(expected);
});
