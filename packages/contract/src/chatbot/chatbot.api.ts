import { defineCall } from '@jobblik/contract/kernel/call';
import { botAnswer, botQuestion } from './chatbot.schema.ts';

export const askChatbot = defineCall({
  method: 'POST',
  path: '/api/dialogflow/webhook',
  access: 'guest',
  summary: 'A question to the chatbot, in Danish. It answers what the product says, searches live ads, or hands over.',
  spec: '1§7',
  body: botQuestion,
  response: botAnswer,
  limit: { max: 30, seconds: 60 },
});
