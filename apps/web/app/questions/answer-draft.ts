import type { QuestionItem } from '@jobblik/contract/questions/question.schema';
import { videoField } from '@jobblik/contract/questions/questions.rules';
import type { StoredUploads } from '../platform/api/stored-uploads';

/** The questions of one employer to this person. */
export interface QuestionSet {
  questions: QuestionItem[];
  emp_id: number;
  company: { name: string; logo: string | null };
  open: boolean;
}

/** Draft stored in this browser until it is sent: texts by question id, and uploaded videos. */
export interface AnswerDraft {
  texts: Record<string, string>;
  uploads: StoredUploads;
}

export const emptyDraft: AnswerDraft = { texts: {}, uploads: {} };

/** The field of a question's video, in the draft and in the form. */
export const fieldOf = (questionId: number) => `${videoField}${questionId}`;

/** The field of a question's text. */
export const textFieldOf = (questionId: number) => `text_${questionId}`;

/** The answers to send, in the order of the questions. */
export interface AnswersToSend {
  questionIds: number[];
  texts: string[];
  videos: Record<string, File>;
}

/**
 * The answers of a draft that can be sent: to questions that wait, of the kinds that they allow. Undefined without any. Other
 * content of the draft is not changed.
 */
export function answersIn(
  questions: readonly QuestionItem[],
  draft: AnswerDraft,
  files: Readonly<Record<string, File>>,
): AnswersToSend | undefined {
  const answered = questions
    .filter(({ activated }) => activated === 1)
    .map(({ question_id, text, video }) => ({
      id: question_id,
      text: text === 1 ? (draft.texts[question_id] ?? '').trim() : '',
      file: video === 1 ? files[fieldOf(question_id)] : undefined,
    }))
    .filter(({ text, file }) => text !== '' || file);
  if (answered.length === 0) return undefined;
  return {
    questionIds: answered.map(({ id }) => id),
    texts: answered.map(({ text }) => text),
    videos: Object.fromEntries(answered.flatMap(({ id, file }) => (file ? [[fieldOf(id), file]] : []))),
  };
}

/** True if the server has these answers already: the request arrived and only its response was lost. */
export function haveArrived(
  questions: readonly QuestionItem[],
  { questionIds, texts, videos }: AnswersToSend,
): boolean {
  return questionIds.every((id, place) => {
    const answer = questions.find(({ question_id }) => question_id === id)?.answer;
    const video = videos[fieldOf(id)];
    if (!answer || answer.text_answer.trim() !== (texts[place] ?? '').normalize('NFC')) return false;
    return video ? (answer.video_answer_real_name ?? '').startsWith(video.name) : answer.video_answer === null;
  });
}

/** Fields by the call's paths: `text_answers_arr.1` is the second answer that was sent. */
export function fieldOfAnswer(path: string, questionIds: readonly number[]): string | undefined {
  const [list, place] = path.split('.');
  if (path.startsWith(videoField)) return path;
  const id = list === 'text_answers_arr' ? questionIds[Number(place)] : undefined;
  return id === undefined ? undefined : textFieldOf(id);
}
