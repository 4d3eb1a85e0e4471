import { educationLevels, experienceLevels } from '@jobblik/contract/jobs/job-choices.rules';
import type { JobDetail } from '@jobblik/contract/jobs/jobs.schema';
import { pathTo } from '@jobblik/contract/paths';
import { Link } from '../../platform/link';
import { useWords } from '../../platform/words/i18n';
import { Chip, ChipRow } from '../../ui/forms/chip';
import s from './job.module.css';

/** Requirements of an ad: education, experience, skills, field. Renders nothing without any. */
export function JobRequirements({ job }: { job: JobDetail }) {
  const t = useWords('jobs');
  const education = educationLevels.find(({ id }) => id === job.education_id);
  const experience = experienceLevels.find(({ id }) => id === job.experience);
  const facts = [
    education && { label: t('job.education'), value: education.name },
    experience && { label: t('job.experience'), value: experience.name },
    job.management_experience === 1 && { label: t('job.management'), value: t('job.management_yes') },
  ].filter((fact) => typeof fact === 'object' && fact !== null);
  if (facts.length === 0 && job.skills.length === 0 && job.categories.length === 0) return null;
  return (
    <section className={s.requirements} aria-labelledby="requirements">
      <h2 id="requirements">{t('job.requirements')}</h2>
      <dl className={s.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {job.categories.length > 0 && (
          <div>
            <dt>{t('job.field')}</dt>
            <dd>
              {job.categories.map(({ id, name, seo }, index) => (
                <span key={id}>
                  {index > 0 && ', '}
                  <Link to={`${pathTo('findJob')}?job_category=${encodeURIComponent(seo)}`}>{name}</Link>
                </span>
              ))}
            </dd>
          </div>
        )}
      </dl>
      {job.skills.length > 0 && (
        <>
          <h3 className={s.skills}>{t('job.skills')}</h3>
          <ChipRow>
            {job.skills.map(({ id, name }) => (
              <Chip key={id}>{name}</Chip>
            ))}
          </ChipRow>
        </>
      )}
    </section>
  );
}
