export { chatbotRoutes } from './chatbot.routes.ts';
export { createChatbot } from './create-chatbot.ts';
