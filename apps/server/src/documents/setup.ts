import { parseCvRoutes } from './parsing/parse-cv.routes.ts';

export { documentPage } from './viewer/view-document.ts';
export { warmDocuments } from './warm-documents.ts';

export const documentsRoutes = parseCvRoutes;
