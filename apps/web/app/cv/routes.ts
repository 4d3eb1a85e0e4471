import type { RouteConfigEntry } from '@react-router/dev/routes';
import { screen } from '../platform/screen-route';

const editor = 'cv/editor/cv-editor.page.tsx';

export const cvRoutes: RouteConfigEntry[] = [
  screen('cv', editor),
  screen('createCv', editor, { id: 'cv-create' }),
  screen('editCv', editor, { id: 'cv-edit' }),
  screen('ownCv', 'cv/own/my-cv.page.tsx'),
  screen('cvVideo', 'cv/videos/video.page.tsx'),
];
