import type { AnswerItem, AnswerRecord, QuestionItem } from '@jobblik/contract/questions/question.schema';
import type { StoredFile } from '../platform/files/files.ts';
import type { AnsweredQuestion } from './questions.queries.ts';
import type { AnswerRow, AskRow } from './questions.tables.ts';

/** Turns a stored video into data for the player; a removed file has no description. */
export interface Videos {
  describe(fileId: string): StoredFile | undefined;
  link(fileId: string): string;
}

/** @param open whether an unanswered question can still be answered */
export function presentQuestion({ question, answer }: AnsweredQuestion, videos: Videos, open: boolean): QuestionItem {
  return {
    question_id: question.id,
    question: question.question,
    activated: open && !answer ? 1 : 0,
    text: question.text ? 1 : 0,
    video: question.video ? 1 : 0,
    created_at: question.createdAt.toISOString(),
    answer: answer && presentAnswer(answer, videos),
  };
}

/** Answers without questions, in the order of their questions. */
export function presentAnswers(ask: AskRow, list: readonly AnsweredQuestion[], videos: Videos): AnswerRecord[] {
  return list.flatMap(({ question, answer }) =>
    answer
      ? [
          {
            ...presentAnswer(answer, videos),
            employer_id: ask.employerId,
            job_id: ask.jobId,
            user_id: ask.seekerId,
            question: question.question,
          },
        ]
      : [],
  );
}

function presentAnswer(answer: AnswerRow, videos: Videos): AnswerItem {
  const file = answer.videoFileId ? videos.describe(answer.videoFileId) : undefined;
  return {
    id: answer.id,
    question_id: answer.questionId,
    answer_type: answer.type,
    text_answer: answer.text,
    video_answer: file ? videos.link(file.id) : null,
    video_answer_real_name: file?.realName ?? null,
    size: file?.size ?? null,
    type: file?.contentType ?? null,
    created_at: answer.createdAt.toISOString(),
  };
}
