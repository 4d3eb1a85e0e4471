import { expect, it } from 'vitest';
import { forgetUploads } from './upload';

it('forgets unfinished uploads, which name their files, and nothing else', () => {
  localStorage.setItem('tus::4711::1', JSON.stringify({ metadata: { filename: 'Signe Bæk.webm' } }));
  localStorage.setItem('draft:7/note-1', '"Ringet"');
  forgetUploads();
  expect(Object.keys(localStorage)).toEqual(['draft:7/note-1']);
});
