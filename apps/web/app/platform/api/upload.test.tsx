import { Problem } from '@jobblik/contract/kernel/problem';
import { expect, it } from 'vitest';
import { forgetUploads, uploadFile } from './upload';

it('removes unfinished uploads, which contain file names, and nothing else', () => {
  localStorage.setItem('tus::4711::1', JSON.stringify({ metadata: { filename: 'Signe Bæk.webm' } }));
  localStorage.setItem('draft:7/note-1', '"Ringet"');
  forgetUploads();
  expect(Object.keys(localStorage)).toEqual(['draft:7/note-1']);
});

it('is also stopped by a signal that is aborted before anything is sent', async () => {
  const stop = new AbortController();
  const sending = uploadFile(new File(['film'], 'vent.mp4', { type: 'video/mp4' }), {
    kind: 'video',
    signal: stop.signal,
  });
  stop.abort();
  await expect(sending).rejects.toEqual(new Problem('aborted'));
});
