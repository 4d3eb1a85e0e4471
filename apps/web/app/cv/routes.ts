import { type RouteConfigEntry, route } from '@react-router/dev/routes';

const editor = 'cv/editor/cv-editor.page.tsx';

export const cvRoutes: RouteConfigEntry[] = [
  route('kandidat/dashboard', 'cv/dashboard/dashboard.page.tsx'),
  route('kandidat/cv', editor),
  route('kandidat/cv/Opret', editor, { id: 'cv-create' }),
  route('kandidat/cv/Rediger', editor, { id: 'cv-edit' }),
  route('kandidat/mitcv', 'cv/own/my-cv.page.tsx'),
  route('kandidat/video', 'cv/videos/video.page.tsx'),
  route('virksomhed/cv/søg', 'cv/search/search-cvs.page.tsx'),
  route('virksomhed/cv/Vis/:url', 'cv/candidate/candidate.page.tsx'),
  route('virksomhed/cv/gemte', 'cv/search/saved-cvs.page.tsx'),
];
