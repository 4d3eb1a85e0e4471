import type { JobDetail } from '@jobblik/contract/jobs/jobs.schema';
import { IconCheck, IconEye, IconFileText } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { usePageSettings } from '../../../platform/page-settings';
import { formatFileSize } from '../../../platform/words/format';
import { useWords } from '../../../platform/words/i18n';
import { Icon } from '../../../ui/brand/icon';
import { Button } from '../../../ui/forms/button';
import { KeyFacts } from '../../../ui/layout/key-facts';
import { Card } from '../../../ui/layout/section';
import { CompanyAvatar } from '../../../ui/media/picture';
import { Dialog } from '../../../ui/overlays/dialog';
import page from '../../ad/job.module.css';
import { jobKeyFacts } from '../../ad/job-key-facts';
import { JobRequirements } from '../../ad/job-requirements';
import { companyAndPlace } from '../../ad/job-texts';
import s from '../job-form.module.css';
import { type JobFormPart, jobFormParts } from '../job-form-part';
import { JobFormRichPreview } from './job-form-rich-preview';

interface KeyFactsPreviewProps {
  job: JobDetail;
  filled: ReadonlySet<JobFormPart>;
  onOpen: () => void;
}

/** Beside the form: the five facts as the ad will show them, and which parts have content. */
export function JobFormKeyFacts({ job, filled, onOpen }: KeyFactsPreviewProps) {
  const t = useWords('employer-jobs');
  const words = useWords('jobs');
  const { now } = usePageSettings();
  return (
    <>
      <Card strong className={s.keyFacts}>
        <h2>{t('form.key_facts')}</h2>
        <div className={s.keyFactsHead}>
          <CompanyAvatar id={job.company.company_id} name={job.company.name} src={job.logo} size={44} />
          <div>
            <p className={s.keyFactsTitle}>{job.title || t('form.untitled')}</p>
            <p className="small text-2">{companyAndPlace(job, words)}</p>
          </div>
        </div>
        <KeyFacts facts={jobKeyFacts(job, now, words)} />
        <Button full icon={IconEye} onClick={onOpen}>
          {t('form.preview')}
        </Button>
      </Card>
      <nav aria-label={t('form.parts_label')} className={s.parts}>
        {jobFormParts.map((part) => (
          <a key={part} href={`#part-${part}`}>
            {filled.has(part) ? <Icon of={IconCheck} size={18} /> : <span className={s.open} />}
            {t(`form.parts.${part}`)}
            <span className="hidden-visually">{filled.has(part) ? t('form.part_filled') : t('form.part_open')}</span>
          </a>
        ))}
      </nav>
    </>
  );
}

/** The whole ad as its page will show it. Its links are inactive, so that nobody leaves the form by them. */
export function JobFormPreview({ job, onClose }: { job: JobDetail; onClose: () => void }) {
  const t = useWords('employer-jobs');
  const words = useWords('jobs');
  const { now } = usePageSettings();
  const file = job.job_desc_file;
  const stay = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return (
    <Dialog open onClose={onClose} title={t('form.preview_title')} width={1000}>
      <div onClickCapture={stay}>
        <div className={page.header}>
          <CompanyAvatar id={job.company.company_id} name={job.company.name} src={job.logo} size={72} />
          <div>
            <h3 className={s.previewTitle}>{job.title || t('form.untitled')}</h3>
            <p className={page.company}>
              <b>{job.company.name}</b> {words('job.seeks')}
            </p>
          </div>
        </div>
        <KeyFacts facts={jobKeyFacts(job, now, words)} />
        <article className={s.previewText}>
          <JobFormRichPreview html={job.description_html} />
          <JobRequirements job={job} />
          {file && (
            <div className={page.file}>
              <Icon of={IconFileText} />
              <span>
                <b>{file.description_real_name}</b>
                <small>{formatFileSize(file.description_file_size)}</small>
              </span>
            </div>
          )}
          {(job.contact_person || job.contact_phone || job.contact_email) && (
            <p className={s.previewContact}>
              {words('job.questions')}{' '}
              <b>{[job.contact_person, job.contact_phone, job.contact_email].filter(Boolean).join(' · ')}</b>
            </p>
          )}
        </article>
      </div>
    </Dialog>
  );
}
