import { pathTo } from '../paths.ts';
/** Answers that the mail of an invitation offers, with their words in the address of its links. */
export const invitationAnswers = ['accepted', 'declined', 'postponed'] as const;
export type InvitationAnswer = (typeof invitationAnswers)[number];

const inAddress: Readonly<Record<InvitationAnswer, string>> = { accepted: 'ja', declined: 'nej', postponed: 'andet' };

/** Path of the page on which an invitation is answered; the answer is chosen there and not yet given. */
export function invitationPath(token: string, answer: InvitationAnswer): string {
  return `${pathTo('answerInterview', { token })}?svar=${inAddress[answer]}`;
}

/** The answer that a link has chosen; null for none. */
export function answerInAddress(value: string | null): InvitationAnswer | null {
  return invitationAnswers.find((answer) => inAddress[answer] === value) ?? null;
}
