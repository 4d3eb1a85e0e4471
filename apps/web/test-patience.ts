import { configure } from '@testing-library/dom';

// For a slow machine that does other work as well, as in vitest.config.ts; what is met costs no time.
configure({ asyncUtilTimeout: 60_000 });
