import type { JobDetail } from '@jobblik/contract/jobs/jobs.schema';
import words from '@jobblik/words/da/jobs.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { renderScreen } from '../../platform/render-screen.harness';
import { registerWords } from '../../platform/words/i18n';
import { ApplyAction } from './apply-action';
import type { Applying } from './use-applying';

beforeAll(() => registerWords('da', { da: { jobs: words, ui } }));
afterEach(cleanup);

function show(applying: Applying) {
  renderScreen(<ApplyAction job={{ id: 5, real_url: 'https://nordlys.test/job' } as JobDetail} applying={applying} />);
  return screen.queryByRole('link')?.getAttribute('href');
}

test.each([
  ['open', '/apply/5'],
  ['elsewhere', 'https://nordlys.test/job'],
  ['applied', '/kandidat/job/applikationer'],
  ['employer', undefined],
  ['closed', undefined],
  ['withdrawn', undefined],
] as const)('an ad that is %s leads to %s', (applying, href) => expect(show(applying)).toBe(href));
