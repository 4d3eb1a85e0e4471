export { ChatbotToggle } from './chatbot-toggle';
