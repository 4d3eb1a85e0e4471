import { configure } from '@testing-library/dom';
import { pollLimit } from '../../scripts/test-limits.ts';

configure({ asyncUtilTimeout: pollLimit() });
