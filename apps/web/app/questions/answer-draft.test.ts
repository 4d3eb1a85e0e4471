import type { QuestionItem } from '@jobblik/contract/questions/question.schema';
import { describe, expect, it } from 'vitest';
import { answersIn, fieldOfAnswer, haveArrived } from './answer-draft';

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

describe('the answers that are sent of a draft', () => {
  it('are all answers to questions that wait, in the order of the questions', () => {
    const questions = [question(7), question(8), question(9)];
    const draft = { texts: { 9: ' Ja ', 8: '  ' }, uploads: {} };
    expect(answersIn(questions, draft, { upload_video_file_7: film })).toEqual({
      questionIds: [7, 9],
      texts: ['', 'Ja'],
      videos: { upload_video_file_7: film },
    });
  });

  it('are undefined if nothing was answered', () => {
    expect(answersIn([question(7)], { texts: { 7: ' \n' }, uploads: {} }, {})).toBeUndefined();
  });

  it('leave out answered questions and kinds that are not allowed', () => {
    const questions = [question(7, { activated: 0 }), question(8, { video: 0 }), question(9, { text: 0 })];
    const draft = { texts: { 7: 'a', 8: 'b', 9: 'c' }, uploads: {} };
    const files = { upload_video_file_7: film, upload_video_file_8: film };
    expect(answersIn(questions, draft, files)).toEqual({ questionIds: [8], texts: ['b'], videos: {} });
  });
});

describe('answers whose response was lost', () => {
  const answer = {
    id: 1,
    question_id: 7,
    answer_type: 1 as const,
    text_answer: 'Straks',
    video_answer: null,
    video_answer_real_name: null,
    size: null,
    type: null,
    created_at: '2026-03-02T09:00:00Z',
  };
  const filmed = { ...answer, answer_type: 3 as const, video_answer: '/v', video_answer_real_name: 'svar.mp4' };
  const sent = { questionIds: [7], texts: ['Straks'], videos: {} };

  it.each([
    ['the same text', answer, sent, true],
    ['the same text and video', filmed, { ...sent, videos: { upload_video_file_7: film } }, true],
    ['another text', { ...answer, text_answer: 'Senere' }, sent, false],
    ['a video that was not sent from here', filmed, sent, false],
    ['no answer', null, sent, false],
  ])('are on the server or not: %s', (_, there, answers, expected) => {
    expect(haveArrived([question(7, { activated: 0, answer: there })], answers)).toBe(expected);
  });
});

describe('errors of the call', () => {
  it('are assigned to their question', () => {
    const paths = ['text_answers_arr.1', 'upload_video_file_7', 'text_answers_arr.9', 'emp_id'];
    expect(paths.map((path) => fieldOfAnswer(path, [7, 9]))).toEqual([
      'text_9',
      'upload_video_file_7',
      undefined,
      undefined,
    ]);
  });
});
