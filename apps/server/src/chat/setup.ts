export type { ChatPorts } from './chat.ports.ts';
export { chatRoutes } from './chat.routes.ts';
export { registerChat } from './chat.tasks.ts';
export { handleChatReport, openChatReports } from './contacts/open-reports.ts';
export { forgetInChat } from './forget-person.ts';
