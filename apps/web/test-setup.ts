import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { pollLimit } from '../../scripts/test-limits.ts';
import { removeToasts } from './app/ui/feedback/toast-store';

configure({ asyncUtilTimeout: pollLimit() });

// Test files share a window. The library's own cleanup is registered once, by the first file.
afterEach(cleanup);
afterAll(() => {
  removeToasts();
  localStorage.clear();
  sessionStorage.clear();
  document.title = '';
  document.body.replaceChildren();
});
