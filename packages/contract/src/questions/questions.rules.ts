/** How an answer was given (spec 1§3 "Answer types"). */
export const answerType = { text: 1, video: 2, both: 3 } as const;
export type AnswerType = (typeof answerType)[keyof typeof answerType];

/** Bounds of questions and answers: characters, and questions from one employer to one person about one thing. */
export const questionLimits = { question: 2_000, answer: 10_000, questions: 30 } as const;

/** Seconds below which a video is no answer. */
export const shortestVideo = 1;

/** Refusals of a video answer beside those of every file, with their HTTP status. */
export const videoAnswerProblems = { too_short: 400 } as const;

/** Multipart field in which the video for a question comes. */
export const videoField = 'upload_video_file_';

/** The question that a video belongs to by its field's name; undefined for any other name. */
export function questionOfField(field: string): number | undefined {
  const digits = field.startsWith(videoField) ? field.slice(videoField.length) : '';
  return /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : undefined;
}

/** Type of an answer, or undefined when there is none: neither text nor video. */
export function answerTypeOf(given: { text: string; hasVideo: boolean }): AnswerType | undefined {
  const hasText = given.text.trim() !== '';
  if (hasText) return given.hasVideo ? answerType.both : answerType.text;
  return given.hasVideo ? answerType.video : undefined;
}

export interface AllowedKinds {
  text: boolean;
  video: boolean;
}

/** The part of an answer that the question does not ask for, if any. */
export function kindNotAllowed(allowed: AllowedKinds, type: AnswerType): 'text' | 'video' | undefined {
  if (type !== answerType.video && !allowed.text) return 'text';
  if (type !== answerType.text && !allowed.video) return 'video';
  return undefined;
}

/** What keeps a question from being sent (spec 2§5): no words, too many, or no kind of answer to it. */
export function questionFault({
  question,
  text,
  video,
}: AllowedKinds & { question: string }): 'empty' | 'too_long' | 'no_kind' | undefined {
  if (question.trim() === '') return 'empty';
  if (question.length > questionLimits.question) return 'too_long';
  return text || video ? undefined : 'no_kind';
}
