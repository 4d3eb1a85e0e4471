import type { RouteConfigEntry } from '@react-router/dev/routes';
import { screen } from '../platform/screen-route';

export const questionsRoutes: RouteConfigEntry[] = [
  screen('applicationAnswers', 'questions/application-answers.page.tsx'),
  screen('commonAnswers', 'questions/common-answers.page.tsx'),
];
