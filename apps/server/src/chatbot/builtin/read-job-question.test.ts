import { expect, it } from 'vitest';
import { type JobVocabulary, readJobQuestion } from './read-job-question.ts';

const vocabulary: JobVocabulary = {
  isPlace: (name) => ['odense', 'aarhus', 'fyn', 'region midtjylland', 'midtjylland'].includes(name.toLowerCase()),
  isOccupation: (text) => ['pædagog', 'kok', 'elektriker'].includes(text.toLowerCase()),
};
const nowhere = { place: '', jobType: undefined };

it.each([
  ['er der job som pædagog i Odense?', { keyword: 'pædagog', place: 'Odense', jobType: undefined }],
  ['job på fyn', { keyword: '', place: 'Fyn', jobType: undefined }],
  ['Hvilke job har I lige nu?', { keyword: '', ...nowhere }],
  ['deltidsjob i Aarhus', { keyword: '', place: 'Aarhus', jobType: 2 }],
  ['rengøringsjob i Odense', { keyword: 'rengøring', place: 'Odense', jobType: undefined }],
  ['kok', { keyword: 'kok', ...nowhere }],
  ['elektriker Odense', { keyword: 'elektriker', place: 'Odense', jobType: undefined }],
])('%s is a search', (text, question) => {
  expect(readJobQuestion(text, vocabulary)).toEqual(question);
});

it.each([
  'Hvordan søger jeg et job?',
  'hvad koster en jobannonce',
  'Kan jeg gemme et job til senere?',
  'og i Aarhus?',
  'Hvem er kok?',
  'hej',
  '👋',
  '',
])('%s is not a search', (text) => {
  expect(readJobQuestion(text, vocabulary)).toBeUndefined();
});

it.each(['og i Aarhus?', 'Hvad med Aarhus?', 'og for en kok i Aarhus?', 'og på deltid?'])(
  '%s is no search after an answer about prices',
  (text) => {
    expect(readJobQuestion(text, vocabulary, { topic: 'price' })).toBeUndefined();
  },
);

it('a complete search is also recognised after an answer about prices', () => {
  const question = readJobQuestion('og er der job som kok i Aarhus?', vocabulary, { topic: 'price' });
  expect(question).toEqual({ keyword: 'kok', place: 'Aarhus', jobType: undefined });
});

it.each([
  ['og i Aarhus?', { keyword: 'pædagog', place: 'Aarhus', jobType: undefined }],
  ['hvad med kok?', { keyword: 'kok', place: 'Odense', jobType: undefined }],
  ['og på deltid?', { keyword: 'pædagog', place: 'Odense', jobType: 2 }],
])('%s continues the previous search', (text, question) => {
  expect(readJobQuestion(text, vocabulary, { topic: 'jobs', keyword: 'pædagog', place: 'Odense' })).toEqual(question);
});
