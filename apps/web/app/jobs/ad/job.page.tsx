import { getJobDetailNotAuthed } from '@jobblik/contract/jobs/jobs.api';
import type { JobDetail } from '@jobblik/contract/jobs/jobs.schema';
import { pathTo } from '@jobblik/contract/paths';
import { IconDownload, IconFileText } from '@tabler/icons-react';
import { redirect } from 'react-router';
import { kmFrom, useHomePlace } from '../../lookups';
import { serverApi } from '../../platform/api/server-api';
import { breadcrumbList } from '../../platform/breadcrumb-list';
import { Link } from '../../platform/link';
import { usePageSettings } from '../../platform/page-settings';
import { seo } from '../../platform/seo';
import { formatFileSize, formatKm, formatMoment } from '../../platform/words/format';
import { pageWords, useWords, type Words } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { classes } from '../../ui/classes';
import { ButtonLink } from '../../ui/forms/button';
import aside from '../../ui/layout/aside-page.module.css';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs';
import { KeyFacts } from '../../ui/layout/key-facts';
import { JobRows } from '../../ui/layout/row';
import { Section } from '../../ui/layout/section';
import { CompanyAvatar } from '../../ui/media/picture';
import { RichTextView } from '../../ui/text/rich-text-view';
import { writtenLang } from '../../ui/text/written';
import { useSavedJobs } from '../saved/use-saved-jobs';
import { JobListRow } from '../search/job-list-row';
import type { Route } from './+types/job.page';
import { ApplyCard } from './apply-card';
import { ApplyFooter } from './apply-footer';
import s from './job.module.css';
import { JobAside } from './job-aside';
import { jobKeyFacts } from './job-key-facts';
import { jobPosting } from './job-posting';
import { JobRequirements } from './job-requirements';
import { jobPath } from './job-texts';
import { useApplying } from './use-applying';
import { useVisit } from './use-visit';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { call, publicUrl } = serverApi(context);
  const answer = await call(getJobDetailNotAuthed, { params: { id: params.job_id } });
  if (answer.job.seo !== params.job_seo) throw redirect(jobPath(answer.job), 301);
  return { ...answer, publicUrl };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = pageWords(matches, 'jobs');
  if (!loaderData) return seo(matches, { title: t('job.title_missing'), hidden: true });
  const { job, publicUrl } = loaderData;
  const place = job.location[0];
  return seo(matches, {
    title: [job.title, job.company.name, place?.name].filter(Boolean).join(', '),
    description: job.teaser,
    keywords: [
      job.title,
      ...job.categories.map(({ name }) => name),
      ...job.skills.map(({ name }) => name),
      place?.name ?? '',
    ].filter(Boolean),
    path: jobPath(job),
    image: `/social/job-${job.id}.png?v=${Date.parse(job.updated_at)}`,
    hidden: job.state !== 'live',
    jsonLd: job.state === 'live' ? structuredData(job, publicUrl, t) : undefined,
  });
}

/** Breadcrumbs of an ad: the search, and its category there. */
function crumbsTo({ categories: [category] }: JobDetail, t: Words<'jobs'>) {
  return [
    { label: t('job.breadcrumb'), to: pathTo('findJob') },
    ...(category
      ? [{ label: category.name, to: `${pathTo('findJob')}?job_category=${encodeURIComponent(category.seo)}` }]
      : []),
  ];
}

/** Structured data of a live ad for search engines. */
function structuredData(job: JobDetail, publicUrl: string, t: Words<'jobs'>): object[] {
  const posting = jobPosting(job, publicUrl);
  const steps = [...crumbsTo(job, t), { label: job.title }];
  return [...(posting ? [posting] : []), breadcrumbList(steps, { publicUrl, path: jobPath(job) })];
}

export default function JobPage({ loaderData: { job, similar_jobs: similar } }: Route.ComponentProps) {
  const t = useWords('jobs');
  const ui = useWords('ui');
  const { now } = usePageSettings();
  const saved = useSavedJobs();
  const applying = useApplying(job);
  useVisit(job.id);
  const file = job.job_desc_file;
  const km = kmFrom(useHomePlace(), job.location);
  const away = km ? ui('place.from_you', { km: formatKm(km) }) : undefined;
  return (
    <div className={`wrap ${s.page}`}>
      <Breadcrumbs crumbs={[...crumbsTo(job, t), { label: job.location[0]?.name ?? job.title }]} />
      <header className={s.header}>
        <CompanyAvatar id={job.company.company_id} name={job.company.name} src={job.logo} size={72} />
        <div>
          <h1 lang={writtenLang(`${job.title} ${job.description_html}`)}>{job.title}</h1>
          <p className={s.company}>
            <Link to={pathTo('company', { company_id: job.company.company_id })}>{job.company.name}</Link>{' '}
            {t('job.seeks')} · {t('job.posted', { when: formatMoment(job.created_at, now) })}
          </p>
        </div>
      </header>
      {job.state !== 'live' && (
        <p className={s.closed} role="status">
          <b>{t(`job.closed.${job.state}`)}</b>{' '}
          {similar.length > 0 ? t('job.closed_similar') : <Link to={pathTo('findJob')}>{t('job.closed_find')}</Link>}
        </p>
      )}
      <KeyFacts facts={jobKeyFacts(job, now, t, away)} />
      <div className={classes(aside.columns, s.columns)}>
        <article>
          <RichTextView html={job.description_html} className={s.text} />
          <JobRequirements job={job} />
          {file && (
            <div className={s.file}>
              <Icon of={IconFileText} />
              <span>
                <b>{file.description_real_name}</b>
                <small>{formatFileSize(file.description_file_size)}</small>
              </span>
              <ButtonLink
                size="small"
                icon={IconDownload}
                to={file.description_name}
                download={file.description_real_name}
                aria-label={t('job.attachment_label', { name: file.description_real_name })}
              >
                {t('job.attachment')}
              </ButtonLink>
            </div>
          )}
        </article>
        <JobAside job={job}>
          <ApplyCard job={job} saved={saved} applying={applying} />
        </JobAside>
      </div>
      {similar.length > 0 && (
        <Section title={t('job.similar')}>
          <JobRows label={t('job.similar')}>
            {similar.map((other) => (
              <JobListRow key={other.id} job={other} saved={saved} />
            ))}
          </JobRows>
        </Section>
      )}
      <ApplyFooter job={job} saved={saved} applying={applying} />
    </div>
  );
}
