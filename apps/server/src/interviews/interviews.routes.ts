import { createInterview, setPostponeEmailToEmployerOnChat } from '@jobblik/contract/interviews/interviews.api';
import { interviewAnswer } from '@jobblik/contract/interviews/interviews.rules';
import { namesOfPair } from '../chat/index.ts';
import { serve } from '../platform/http/serve.ts';
import { answerInterviewRequest } from './answer-request.ts';

export const interviewsRoutes = [
  serve(createInterview, async ({ who, body }, services) => {
    const answer = body.interview_type === interviewAnswer.accept ? 'accepted' : 'declined';
    await answerInterviewRequest(services, who, { uuid: body.uuid, answer });
    return { result: 'success' };
  }),
  serve(setPostponeEmailToEmployerOnChat, async ({ who, body }, services) => {
    const { uuid, reason, employer_id: employerId } = body;
    await answerInterviewRequest(services, who, { uuid, answer: 'postponed', reason, employerId });
    const { seeker, employer } = await namesOfPair(services, { seekerId: who.userId, employerId });
    return { result: 'success', sender_name: seeker, receiver_name: employer };
  }),
];
