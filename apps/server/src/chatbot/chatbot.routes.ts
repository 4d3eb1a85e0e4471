import { askChatbot } from '@jobblik/contract/chatbot/chatbot.api';
import { type ServedCall, serve } from '../platform/http/serve.ts';
import type { Chatbot } from './chatbot.ts';

/** @param chatbot the one that the settings choose */
export function chatbotRoutes(chatbot: Chatbot): readonly ServedCall[] {
  return [
    serve(askChatbot, async ({ body: { query, session, context }, who }) => ({
      result: 'success',
      ...(await chatbot.answer({ text: query, who, session, context: context ?? undefined })),
    })),
  ];
}
