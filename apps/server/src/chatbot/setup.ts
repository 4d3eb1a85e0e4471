export { chooseAnswer } from './builtin/choose-answer.ts';
export { chatbotRoutes } from './chatbot.routes.ts';
export { createChatbot } from './create-chatbot.ts';
