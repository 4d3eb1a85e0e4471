import { describe, expect, it } from 'vitest';
import {
  type ChatRelationship,
  isBlank,
  isKnownTo,
  mayWrite,
  messageOfParts,
  partsOfMessage,
  requestStateFor,
} from './chat.rules.ts';

const none: ChatRelationship = {
  applied: false,
  asked: false,
  answered: false,
  accepted: false,
  interview: false,
  openCv: false,
};

describe('who may write to whom', () => {
  it.each([
    ['nothing connects them', {}, false, false, false],
    ['an application', { applied: true }, true, true, true],
    ['a question without an answer', { asked: true }, true, false, false],
    ['an answer', { asked: true, answered: true }, true, true, true],
    ['an accepted contact request', { accepted: true }, true, true, true],
    ['an interview', { interview: true }, true, true, false],
    ['a paid membership and an open CV', { openCv: true }, false, true, true],
  ])('%s', (_name, given, seeker, employer, isKnown) => {
    const relationship = { ...none, ...given };
    expect(mayWrite('seeker', relationship, { employerWrote: false })).toBe(seeker);
    expect(mayWrite('employer', relationship, { employerWrote: false })).toBe(employer);
    expect(isKnownTo(relationship)).toBe(isKnown);
  });

  it('a seeker may answer an employer who wrote; an employer may not go on because they wrote before', () => {
    expect(mayWrite('seeker', none, { employerWrote: true })).toBe(true);
    expect(mayWrite('employer', none, { employerWrote: true })).toBe(false);
  });
});

it.each([
  ['', true],
  [' \n\t ', true],
  ['\u200b\u200d\ufeff\u2060', true],
  ['\u0301\u0302', true],
  ['\u3164', true],
  ['e\u0301', false],
  ['👩‍🍳', false],
  ['<b></b>', false],
  ['0', false],
])('%j is blank: %s', (text, expected) => {
  expect(isBlank(text)).toBe(expected);
});

it('a message of two parts is split at its first "#"', () => {
  expect(partsOfMessage('24.11.2026 10:00#Syg #barn')).toEqual(['24.11.2026 10:00', 'Syg #barn']);
  expect(partsOfMessage('uden')).toEqual(['uden', '']);
  expect(partsOfMessage(messageOfParts('C# udvikler', 'i morgen'))).toEqual(['C udvikler', 'i morgen']);
});

it.each([
  ['open', 'declined', 'declined'],
  ['accepted', 'declined', 'declined'],
  ['postponed', 'declined', 'declined'],
  ['open', 'requested', 'open'],
  ['moved', 'declined', 'moved'],
  ['cancelled', 'declined', 'cancelled'],
  ['open', undefined, 'open'],
  [null, 'declined', null],
] as const)('a request stored as %s whose interview is %s is %s', (stored, interview, shown) => {
  expect(requestStateFor(stored, interview)).toBe(shown);
});
