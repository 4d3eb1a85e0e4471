import { getMyJobs } from '@jobblik/contract/jobs/jobs.api';
import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageWords, useWords } from '../platform/i18n';
import { useCall } from '../platform/query';
import { seo } from '../platform/seo';
import { ButtonLink } from '../ui/button';
import { Empty, ListStates } from '../ui/list-states';
import { Tabs } from '../ui/tabs';
import type { Route } from './+types/my-jobs.page';
import e from './employer.module.css';
import { EmployerFigures } from './employer-figures';
import { useMyJobDeletions } from './my-job-deletions';
import { MyJobGoing, MyJobRow } from './my-job-row';
import s from './my-jobs.module.css';
import { jobsInPart, partOf, partsToChoose } from './my-jobs-shown';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'employer-jobs')('list.title'), hidden: true });
}

/** The employer's ads with their numbers (spec 2§2 "Manage ads"). */
export default function MyJobsPage() {
  const t = useWords('employer-jobs');
  const own = useCall(getMyJobs, undefined, { staleTime: 0 });
  const create = (
    <ButtonLink kind="filled" icon={IconPlus} to="/virksomhed/job/check">
      {t('list.create')}
    </ButtonLink>
  );
  return (
    <div className={`wrap-work ${e.page}`}>
      <header className={e.head}>
        <h1>{t('list.title')}</h1>
        {own.data && own.data.count > 0 && <div className={s.create}>{create}</div>}
      </header>
      <ListStates
        query={own}
        isEmpty={(answer) => answer.count === 0}
        empty={
          <Empty title={t('list.empty')} deed={create}>
            {t('list.empty_text')}
          </Empty>
        }
      >
        {(answer) => <MyJobs answer={answer} />}
      </ListStates>
    </div>
  );
}

function MyJobs({ answer }: { answer: CallAnswer<typeof getMyJobs> }) {
  const t = useWords('employer-jobs');
  const [search] = useSearchParams();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [back, setBack] = useState<number | null>(null);
  const deletions = useMyJobDeletions();
  const parts = partsToChoose(answer.jobs);
  const part = parts.length > 0 ? partOf(search.get('vis')) : 'alle';
  const shown = jobsInPart(answer.jobs, part);
  const toggle = (id: number) =>
    setOpen((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  return (
    <>
      <EmployerFigures
        figures={[
          { label: t('figures.ads'), value: answer.count },
          { label: t('figures.applications'), value: answer.total_apply_cnt },
          { label: t('figures.rejected'), value: answer.total_reject_cnt },
          { label: t('figures.interviews'), value: answer.interviews_cnt },
          { label: t('figures.visits'), value: answer.total_visit_cnt },
        ]}
      />
      {parts.length > 0 && (
        <div className={s.parts}>
          <Tabs
            label={t('list.parts')}
            value={part}
            items={parts.map((one) => ({
              value: one.part,
              label: t(`list.part.${one.part}`),
              count: one.count,
              to: one.part === 'alle' ? '?' : `?vis=${one.part}`,
            }))}
          />
        </div>
      )}
      {shown.length === 0 ? (
        <Empty title={t('list.part_empty')} />
      ) : (
        <ul aria-label={t('list.label')}>
          {shown.map((job) =>
            deletions.isDeleting(job.id) ? (
              <MyJobGoing
                key={job.id}
                title={job.title}
                onUndo={() => {
                  deletions.undo(job.id);
                  setBack(job.id);
                }}
              />
            ) : (
              <MyJobRow
                key={job.id}
                job={job}
                open={open.has(job.id)}
                onToggle={() => toggle(job.id)}
                isBack={back === job.id}
                onDelete={() => {
                  deletions.remove(job);
                  setBack(null);
                }}
              />
            ),
          )}
        </ul>
      )}
    </>
  );
}
