import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { pollLimit } from '../../support/test-limits.ts';
import { removeToasts } from './app/ui/feedback/toast-store';

configure({ asyncUtilTimeout: pollLimit() });

// Test files share a window. The library's own cleanup is registered once, by the first file.
afterEach(cleanup);
afterAll(() => {
  removeToasts();
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the window of the tests has no other
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`;
  document.title = '';
  document.body.replaceChildren();
});
