import type { QuestionItem } from '@jobblik/contract/questions/questions.schema';
import { describe, expect, it } from 'vitest';
import { answersIn, errorsByQuestion } from './answer-draft';

const question = (question_id: number, changes: Partial<QuestionItem> = {}): QuestionItem => ({
  question_id,
  question: 'Hvad?',
  activated: 1,
  text: 1,
  video: 1,
  created_at: '2026-03-02T09:00:00Z',
  answer: null,
  ...changes,
});
const film = new File(['film'], 'svar.mp4', { type: 'video/mp4' });

describe('what is sent of a draft', () => {
  it('is every answer to a question that waits, in the order of the questions', () => {
    const questions = [question(7), question(8), question(9)];
    const draft = { texts: { 9: ' Ja ', 8: '  ' }, uploads: {} };
    expect(answersIn(questions, draft, { upload_video_file_7: film })).toEqual({
      questionIds: [7, 9],
      texts: ['', 'Ja'],
      videos: { upload_video_file_7: film },
    });
  });

  it('is nothing where nothing was answered', () => {
    expect(answersIn([question(7)], { texts: { 7: ' \n' }, uploads: {} }, {})).toBeUndefined();
  });

  it('leaves out answered questions and kinds that are not asked for', () => {
    const questions = [question(7, { activated: 0 }), question(8, { video: 0 }), question(9, { text: 0 })];
    const draft = { texts: { 7: 'a', 8: 'b', 9: 'c' }, uploads: {} };
    const files = { upload_video_file_7: film, upload_video_file_8: film };
    expect(answersIn(questions, draft, files)).toEqual({ questionIds: [8], texts: ['b'], videos: {} });
  });
});

describe('errors of the call', () => {
  it('come to the question they belong to', () => {
    const errors = { 'text_answers_arr.1': 'For lang', upload_video_file_7: 'Tom', 'text_answers_arr.9': 'x' };
    expect(errorsByQuestion(errors, [7, 9])).toEqual({ text_9: 'For lang', upload_video_file_7: 'Tom' });
  });
});
