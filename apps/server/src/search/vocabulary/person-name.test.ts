import { tokenise } from '@jobblik/danish';
import { expect, test } from 'vitest';
import { workOfPerson } from './person-name.ts';

test.each([
  ['edb-mand', ['edb']],
  ['edb mand', ['edb']],
  ['lagerfyr', ['lager']],
  ['butikskone', ['butik', 'butiks']],
  ['cleaning person', ['cleaning']],
  ['bogholder', []],
  ['mand', []],
  ['', []],
  // "for" and "a" are not names of work.
  ['formand', []],
  ['aman', []],
])('%j is about %j', (text, work) => expect(workOfPerson(tokenise(text))).toEqual(work));
