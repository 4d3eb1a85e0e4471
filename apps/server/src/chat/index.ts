export { answerRequest } from './answer-request.ts';
export { makeMessages, makeRead } from './chat.factory.ts';
export type { ChatPorts, SeekerCard } from './chat.ports.ts';
export { chatRoutes } from './chat.routes.ts';
export { registerChat } from './chat.tasks.ts';
export { namesOfPair } from './contacts/contact-names.ts';
export { filesOfMessages } from './erase-chat.ts';
export { postMessage } from './post-message.ts';
