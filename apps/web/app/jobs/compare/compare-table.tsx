import type { JobPreview } from '@jobblik/contract/jobs/jobs.schema';
import { useDistances } from '../../lookups';
import { Link } from '../../platform/link';
import { usePageSettings } from '../../platform/page-settings';
import { useWords } from '../../platform/words/i18n';
import { classes } from '../../ui/classes';
import { ButtonLink } from '../../ui/forms/button';
import { CompanyAvatar } from '../../ui/media/picture';
import { RichTextView } from '../../ui/text/rich-text-view';
import { Written } from '../../ui/text/written';
import { jobPath } from '../ad/job-texts';
import { previewKeyFacts } from '../preview/preview-key-facts';
import s from './compare.module.css';
import { FactCell } from './compare-strips';
import { jobDifferences } from './differences';

/** Two jobs side by side, fact by fact, with the texts of both ads below; or the only one that is left. */
export function CompareTable({ jobs: given }: { jobs: readonly JobPreview[] }) {
  const t = useWords('find-job');
  const jobWords = useWords('jobs');
  const { now } = usePageSettings();
  const jobs = given.map(useDistances());
  const [first, second] = jobs;
  if (!first) return null;
  const differences = second && jobDifferences(first, second, { jobs: jobWords, compare: t });
  const isSingle = second === undefined;
  const [firstFacts = [], secondFacts = []] = jobs.map((job) => previewKeyFacts(job, now, jobWords, 'long'));
  return (
    <>
      <table className={classes(s.table, isSingle && s.single)}>
        <thead>
          <tr>
            <td className={s.corner} />
            {jobs.map((job) => (
              <th key={job.id} scope="col">
                <CompanyAvatar id={job.company.company_id} name={job.company.name} src={job.company.logo} size={44} />
                <Link to={jobPath(job)}>
                  <Written>{job.title}</Written>
                </Link>
                <small>{job.company.name}</small>
                {job.state !== 'live' && <small className={s.closed}>{jobWords(`job.closed.${job.state}`)}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {firstFacts.map((fact, row) => {
            const other = secondFacts[row];
            return (
              <tr key={fact.name}>
                <th scope="row">{jobWords(`job.key_facts.${fact.name}`)}</th>
                <FactCell fact={fact} differences={undefined} />
                {other && <FactCell fact={other} differences={differences} />}
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className={classes(s.pair, isSingle && s.single)}>
        {jobs.map((job) => (
          <ButtonLink key={job.id} to={jobPath(job)} aria-label={t('compare.see_named', { title: job.title })}>
            {t('compare.see')}
          </ButtonLink>
        ))}
      </div>
      {!isSingle && <p className={s.fair}>{t('compare.fair')}</p>}
      <section className={classes(s.texts, isSingle && s.single)} aria-label={t('compare.texts')}>
        {jobs.map((job) => (
          <article key={job.id}>
            <h2>
              <Written>{job.title}</Written>
            </h2>
            <RichTextView html={job.description_html} className={s.words} top={3} />
          </article>
        ))}
      </section>
    </>
  );
}
