export { cvDeskNotices } from './cv-desk.notices.ts';
export { cvDeskRoutes } from './cv-desk.routes.ts';
export { type CvQuestionFacts, provideCvQuestions } from './cv-question-facts.ts';
export { eraseDeskOf } from './erase-desk.ts';
