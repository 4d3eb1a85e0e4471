import { careJobs } from './jobs/care.ts';
import { constructionJobs } from './jobs/construction.ts';
import { educationJobs } from './jobs/education.ts';
import { hospitalityJobs } from './jobs/hospitality.ts';
import { industryJobs } from './jobs/industry.ts';
import { itJobs } from './jobs/it.ts';
import { managementJobs } from './jobs/management.ts';
import { natureJobs } from './jobs/nature.ts';
import { officeJobs } from './jobs/office.ts';
import { retailJobs } from './jobs/retail.ts';
import { salesJobs } from './jobs/sales.ts';
import { transportJobs } from './jobs/transport.ts';
import type { SampleJob } from './sample.types.ts';

/** Every sample ad, one file per main category. */
export const sampleJobs: SampleJob[] = [
  ...careJobs,
  ...educationJobs,
  ...constructionJobs,
  ...itJobs,
  ...retailJobs,
  ...transportJobs,
  ...officeJobs,
  ...industryJobs,
  ...hospitalityJobs,
  ...salesJobs,
  ...managementJobs,
  ...natureJobs,
];
