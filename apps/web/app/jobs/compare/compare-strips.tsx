import { IconX } from '@tabler/icons-react';
import { useDistances } from '../../lookups';
import { usePageSettings } from '../../platform/page-settings';
import { useWords } from '../../platform/words/i18n';
import { classes } from '../../ui/classes';
import { IconButton } from '../../ui/forms/button';
import { CompanyAvatar } from '../../ui/media/picture';
import { Written } from '../../ui/text/written';
import { type PreviewKeyFact, previewKeyFacts } from '../preview/preview-key-facts';
import s from './compare-tray.module.css';
import { type Differences, jobDifferences } from './differences';
import type { ComparedJob } from './use-compared-jobs';

const facts = ['pay', 'hours', 'place', 'start', 'deadline'] as const;

interface CompareStripsProps {
  compared: readonly ComparedJob[];
  onRemove: (jobId: number) => void;
}

/** One row for each job, one column for each fact; the second row shows the differences from the first. */
export function CompareStrips({ compared: given, onRemove }: CompareStripsProps) {
  const t = useWords('find-job');
  const jobWords = useWords('jobs');
  const { now } = usePageSettings();
  const withDistance = useDistances();
  const compared = given.map((one) => (one.job ? { ...one, job: withDistance(one.job) } : one));
  const first = compared[0]?.job;
  return (
    <table className={s.strips}>
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden-visually">{t('compare.job')}</span>
          </th>
          {facts.map((name) => (
            <th key={name} scope="col">
              {jobWords(`job.key_facts.${name}`)}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {compared.map(({ id, job, isGone }, at) => {
          const differences =
            at > 0 && first && job ? jobDifferences(first, job, { jobs: jobWords, compare: t }) : undefined;
          return (
            <tr key={id}>
              <th scope="row">
                {job ? (
                  <span className={s.job}>
                    <CompanyAvatar
                      id={job.company.company_id}
                      name={job.company.name}
                      src={job.company.logo}
                      size={36}
                    />
                    <span>
                      <b>
                        <Written>{job.title}</Written>
                      </b>
                      <small>{job.company.name}</small>
                    </span>
                  </span>
                ) : (
                  isGone && t('compare.missing')
                )}
              </th>
              {facts.map((name, column) => {
                const fact = job && previewKeyFacts(job, now, jobWords, 'long')[column];
                return fact ? <FactCell key={name} fact={fact} differences={differences} /> : <td key={name} />;
              })}
              <td>
                <IconButton
                  dense
                  icon={IconX}
                  label={t('compare.remove', { title: job?.title ?? t('compare.job') })}
                  onClick={() => onRemove(id)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** A fact of the first job, or of the second with the difference in words. */
export function FactCell({ fact, differences }: { fact: PreviewKeyFact; differences: Differences | undefined }) {
  const t = useWords('find-job');
  const difference = differences?.[fact.name];
  if (difference === undefined) {
    return (
      <td>
        <span>{fact.value}</span>
        {fact.note && <small className={classes(fact.soon && s.soon)}>{fact.note}</small>}
      </td>
    );
  }
  return (
    <td className={difference === null ? s.same : s.other}>
      <span>{fact.value}</span>
      <small>{difference ?? t('compare.same')}</small>
    </td>
  );
}
