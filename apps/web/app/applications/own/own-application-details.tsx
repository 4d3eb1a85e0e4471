import { withdrawApplication } from '@jobblik/contract/applications/applications.api';
import { getJobApplicationsFromJobseeker } from '@jobblik/contract/applications/own-applications.api';
import type { OwnApplication, OwnStepKind } from '@jobblik/contract/applications/own-applications.schema';
import { getJobDetail } from '@jobblik/contract/jobs/jobs.api';
import {
  IconArchive,
  IconArrowBackUp,
  IconFileText,
  IconMessageCircle,
  IconMessageQuestion,
  IconMessageReply,
  IconProgress,
  IconVideo,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../platform/api/api';
import { useProblemText } from '../../platform/api/use-problem';
import { chatPath } from '../../platform/chat-path';
import { usePageSettings } from '../../platform/page-settings';
import { formatFileSize, formatMoment } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Eye, type EyeLook } from '../../ui/brand/eye';
import { Icon, type IconShape } from '../../ui/brand/icon';
import { toast, toastError } from '../../ui/feedback/toast-store';
import { Button, ButtonLink } from '../../ui/forms/button';
import { Confirm } from '../../ui/overlays/confirm';
import { writtenLang } from '../../ui/text/written';
import s from './own-applications.module.css';

/** Timeline of an application, its message and files, and the button to withdraw it. */
export function OwnApplicationDetails({ application }: { application: OwnApplication }) {
  const t = useWords('own-applications');
  const { now } = usePageSettings();
  return (
    <div className={s.details}>
      <section>
        <h3>{t('history')}</h3>
        <ol className={s.steps}>
          {application.history.map((step) => (
            <li key={`${step.kind}${step.at}`}>
              <span className={s.icon}>
                <StepIcon kind={step.kind} fresh={application.eye.fresh} />
              </span>
              <div>
                <p className={s.stepName}>{t(`step.${step.kind}`, { name: step.by })}</p>
                <time translate="no" dateTime={step.at}>
                  {formatMoment(step.at, now)}
                </time>
                {step.kind === 'reading' && (
                  <p className={s.stepNote}>{t('reading_text', { company: application.company.name })}</p>
                )}
                {step.message && (
                  <p lang={writtenLang(step.message)} className={s.words}>
                    {step.message}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h3>{t('what_you_sent')}</h3>
        {application.state === 'withdrawn' ? (
          <p className={s.quiet}>{t('erased')}</p>
        ) : (
          <>
            {application.message ? (
              <p lang={writtenLang(application.message)} className={s.message}>
                {application.message}
              </p>
            ) : (
              <p className={s.quiet}>{t('no_message')}</p>
            )}
            <SentFiles files={application.files} />
          </>
        )}
        <div className={s.withdraw}>
          {application.state !== 'withdrawn' && (
            <ButtonLink size="small" icon={IconMessageCircle} to={chatPath('kandidat', application.employer_id)}>
              {t('write')}
            </ButtonLink>
          )}
          {application.can_withdraw && <Withdraw application={application} />}
        </div>
      </section>
    </div>
  );
}

const eyes: Partial<Record<OwnStepKind, EyeLook>> = {
  received: 'shut',
  reading: 'half',
  seen: 'open',
  rejected: 'rest',
  withdrawn: 'rest',
};
const icons: Partial<Record<OwnStepKind, IconShape>> = {
  asked: IconMessageQuestion,
  answered: IconMessageReply,
  reopened: IconArrowBackUp,
  ad_closed: IconArchive,
  ad_filled: IconArchive,
  ad_deleted: IconArchive,
  ad_taken_down: IconArchive,
};

/** The eye as it was after a step; steps that do not change it have an icon of their own. */
function StepIcon({ kind, fresh }: { kind: OwnStepKind; fresh: boolean }) {
  const eye = eyes[kind];
  if (eye) return <Eye look={kind === 'seen' && fresh ? 'fresh' : eye} width={32} />;
  return <Icon of={icons[kind] ?? IconProgress} />;
}

function SentFiles({ files }: { files: OwnApplication['files'] }) {
  const t = useWords('own-applications');
  if (files.length === 0) return null;
  return (
    <ul className={s.files}>
      {files.map((file) => (
        <li key={file.role}>
          <Icon of={file.role === 'video' ? IconVideo : IconFileText} />
          <a className={s.file} href={file.address} target="_blank" rel="noopener">
            <span className="hidden-visually">{t('open')} </span>
            {file.real_name}
          </a>
          <small>
            {t(`file.${file.role}`)} · {formatFileSize(file.size)}
          </small>
        </li>
      ))}
    </ul>
  );
}

function Withdraw({ application }: { application: OwnApplication }) {
  const t = useWords('own-applications');
  const [asking, setAsking] = useState(false);
  const problemText = useProblemText();
  const client = useQueryClient();

  async function withdraw(): Promise<void> {
    try {
      const { result } = await callApi(withdrawApplication, { body: { application_id: application.id } });
      if (result === 'success') toast(t('withdrawn_toast'));
      else toastError(t('withdraw_failed'));
      const outdated = [getJobApplicationsFromJobseeker, getJobDetail];
      await Promise.all(outdated.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
    } catch (error) {
      toastError(problemText(error));
    }
  }

  return (
    <>
      <Button kind="reject" size="small" onClick={() => setAsking(true)}>
        {t('withdraw')}
      </Button>
      <Confirm
        danger
        open={asking}
        onClose={() => setAsking(false)}
        title={t('withdraw_title')}
        yes={t('withdraw_yes')}
        no={t('withdraw_no')}
        onConfirm={withdraw}
      >
        {t('withdraw_text', { company: application.company.name })}
      </Confirm>
    </>
  );
}
