import type { OwnApplication } from '@jobblik/contract/applications/own-applications.schema';
import { pathTo } from '@jobblik/contract/paths';
import { IconChevronDown, IconMessageQuestion } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Link } from '../../platform/link';
import { useWords } from '../../platform/words/i18n';
import { Button, ButtonLink } from '../../ui/forms/button';
import { CompanyAvatar } from '../../ui/media/picture';
import { Written } from '../../ui/text/written';
import { EyeState } from './eye-state';
import { OwnApplicationDetails } from './own-application-details';
import s from './own-applications.module.css';

/** What is said of an ad that cannot be applied to any more. */
const adTexts = {
  live: null,
  inactive: 'job_closed',
  past_deadline: 'job_closed',
  expired: 'job_closed',
  closed: 'job_closed',
  filled: 'job_filled',
  deleted: 'job_deleted',
  taken_down: 'job_closed',
  hidden: 'job_closed',
} as const satisfies Record<OwnApplication['job_state'], string | null>;

/** One application: ad, state and unanswered questions. Details are shown when it is expanded. */
export function OwnApplicationRow({ application }: { application: OwnApplication }) {
  const t = useWords('own-applications');
  const id = useId();
  const isRequested = Number(useSearchParams()[0].get('vis')) === application.id;
  const [open, setOpen] = useState(isRequested);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isRequested) return;
    setOpen(true);
    row.current?.scrollIntoView({ block: 'center' });
  }, [isRequested]);
  const { company } = application;
  const adText = adTexts[application.job_state];
  return (
    <li ref={row} className={s.row}>
      <div className={s.top}>
        <CompanyAvatar name={company.name} src={company.logo} />
        <div className={s.name}>
          <h2>
            <Link to={pathTo('job', { job_id: application.job_id, job_seo: application.job_seo })}>
              <Written>{application.job_title}</Written>
            </Link>
          </h2>
          <p>{[company.name, adText && t(adText)].filter(Boolean).join(' · ')}</p>
        </div>
        <div className={s.state}>
          <EyeState application={application} />
        </div>
        <div className={s.actions}>
          <AnswerAction
            to={pathTo('applicationAnswers', { application_id: application.id })}
            company={company.name}
            questions={application.question_count}
            unanswered={application.unanswered_count}
          />
          <Button
            kind="text"
            size="small"
            iconAfter={IconChevronDown}
            className={open ? s.unfolded : undefined}
            aria-expanded={open}
            aria-controls={id}
            aria-label={t('unfold_label', { title: application.job_title })}
            onClick={() => setOpen(!open)}
          >
            {t('unfold')}
          </Button>
        </div>
      </div>
      <div id={id} hidden={!open}>
        {open && <OwnApplicationDetails application={application} />}
      </div>
    </li>
  );
}

interface AnswerActionProps {
  to: string;
  company: string;
  questions: number;
  unanswered: number;
}

/** Link to the questions, labelled by whether some are unanswered. */
export function AnswerAction({ to, company, questions, unanswered }: AnswerActionProps) {
  const t = useWords('own-applications');
  if (questions === 0) return null;
  if (unanswered === 0)
    return (
      <ButtonLink size="small" to={to} aria-label={t('see_answers_label', { company })}>
        {t('see_answers')}
      </ButtonLink>
    );
  return (
    <ButtonLink
      kind="filled"
      size="small"
      icon={IconMessageQuestion}
      to={to}
      aria-label={t('answer_label', { count: unanswered, company })}
    >
      {t('answer')}
    </ButtonLink>
  );
}
