import { type RouteConfigEntry, route } from '@react-router/dev/routes';

const editor = 'cv/cv-editor.page.tsx';

export const cvRoutes: RouteConfigEntry[] = [
  route('kandidat/dashboard', 'cv/dashboard.page.tsx'),
  route('kandidat/cv', editor),
  route('kandidat/cv/Opret', editor, { id: 'cv-create' }),
  route('kandidat/cv/Rediger', editor, { id: 'cv-edit' }),
  route('kandidat/mitcv', 'cv/my-cv.page.tsx'),
  route('kandidat/video', 'cv/video.page.tsx'),
  route('virksomhed/cv/søg', 'cv/search-cvs.page.tsx'),
  route('virksomhed/cv/Vis/:url', 'cv/candidate.page.tsx'),
  route('virksomhed/cv/gemte', 'cv/saved-cvs.page.tsx'),
];
