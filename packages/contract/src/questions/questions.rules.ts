/** How an answer was given (spec 1§3 "Answer types"). */
export const answerType = { text: 1, video: 2, both: 3 } as const;
export type AnswerType = (typeof answerType)[keyof typeof answerType];

/** Limits of questions and answers: characters, and questions from one employer to one person about one application or CV. */
export const questionLimits = { question: 2_000, answer: 10_000, questions: 30 } as const;

/** Length in seconds below which a video answer is refused. */
export const shortestVideo = 1;

/** Prefix of the multipart field with the video for a question. */
export const videoField = 'upload_video_file_';

/** The question of a video, from the name of its field; undefined for any other name. */
export function questionOfField(field: string): number | undefined {
  const digits = field.startsWith(videoField) ? field.slice(videoField.length) : '';
  return /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : undefined;
}

/** Type of an answer, or undefined without an answer: neither text nor video. */
export function answerTypeOf(given: { text: string; hasVideo: boolean }): AnswerType | undefined {
  const hasText = given.text.trim() !== '';
  if (hasText) return given.hasVideo ? answerType.both : answerType.text;
  return given.hasVideo ? answerType.video : undefined;
}

export interface AllowedKinds {
  text: boolean;
  video: boolean;
}

/** The kind of answer that the question does not allow, if the answer has it. */
export function kindNotAllowed(allowed: AllowedKinds, type: AnswerType): 'text' | 'video' | undefined {
  if (type !== answerType.video && !allowed.text) return 'text';
  if (type !== answerType.text && !allowed.video) return 'video';
  return undefined;
}

/** Why a question cannot be sent (spec 2§5): it has no text, there are too many, or it allows no kind of answer. */
export function questionFault({
  question,
  text,
  video,
}: AllowedKinds & { question: string }): 'empty' | 'too_long' | 'no_kind' | undefined {
  if (question.trim() === '') return 'empty';
  if (question.length > questionLimits.question) return 'too_long';
  return text || video ? undefined : 'no_kind';
}
