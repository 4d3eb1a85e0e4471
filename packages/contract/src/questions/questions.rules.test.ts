import { describe, expect, it } from 'vitest';
import { answerTypeOf, kindNotAllowed, questionFault, questionLimits, questionOfField } from './questions.rules.ts';

describe('an answer', () => {
  it.each([
    ['text alone', { text: 'Ja', hasVideo: false }, 1],
    ['a video alone', { text: '  \n', hasVideo: true }, 2],
    ['both', { text: 'Ja', hasVideo: true }, 3],
    ['nothing but blanks', { text: ' \t', hasVideo: false }, undefined],
  ] as const)('of %s has its type', (_, given, type) => {
    expect(answerTypeOf(given)).toBe(type);
  });

  it.each([
    [{ text: true, video: false }, 1, undefined],
    [{ text: true, video: false }, 2, 'video'],
    [{ text: true, video: false }, 3, 'video'],
    [{ text: false, video: true }, 1, 'text'],
    [{ text: false, video: true }, 2, undefined],
    [{ text: false, video: true }, 3, 'text'],
    [{ text: true, video: true }, 1, undefined],
    [{ text: true, video: true }, 3, undefined],
  ] as const)('to %o of type %i has the part %s too much', (allowed, type, part) => {
    expect(kindNotAllowed(allowed, type)).toBe(part);
  });
});

describe('the field of a video', () => {
  it.each([
    ['upload_video_file_17', 17],
    ['upload_video_file_', undefined],
    ['upload_video_file_0', undefined],
    ['upload_video_file_1x', undefined],
    ['upload_video_file_99999999999', undefined],
    ['video_17', undefined],
  ])('%s belongs to the question %s', (field, question) => {
    expect(questionOfField(field)).toBe(question);
  });
});

describe('a question', () => {
  it.each([
    ['with one kind of answer', { question: 'Hvornår kan du begynde?', text: true, video: false }, undefined],
    ['with the other', { question: 'Vis os det.', text: false, video: true }, undefined],
    ['of blanks', { question: ' \n', text: true, video: true }, 'empty'],
    [
      'of too many letters',
      { question: 'å'.repeat(questionLimits.question + 1), text: true, video: false },
      'too_long',
    ],
    ['without a kind of answer', { question: 'Hvorfor?', text: false, video: false }, 'no_kind'],
  ] as const)('%s', (_, question, fault) => {
    expect(questionFault(question)).toBe(fault);
  });
});
