import { getEmployerProfile } from '@jobblik/contract/companies/companies.api';
import { educationLevels, experienceLevels, jobLimits } from '@jobblik/contract/jobs/job-choices.rules';
import { uploadRules } from '@jobblik/contract/kernel/uploads.rules';
import { IconUserCircle } from '@tabler/icons-react';
import { useCall } from '../../platform/api/query';
import { formatFileSize } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { Check, Switch } from '../../ui/forms/choice';
import { DropFile, type StoredFile } from '../../ui/forms/drop-file';
import { SelectField, TextField } from '../../ui/forms/field';
import { Section } from '../../ui/layout/section';
import { RichText } from '../../ui/text/rich-text';
import s from './job-form.module.css';
import { JobFormSkills } from './job-form-choices';
import { contactOf, contactState } from './job-form-contact';
import type { JobFormPartProps } from './job-form-part';

interface FileProps {
  /** The file chosen here or saved earlier. */
  file: File | StoredFile | null;
  onFile: (file: File | null) => void;
  progress: number | null;
}

/** The text of the ad, and a file with more of it. */
export function DescriptionPart({ form, file, onFile, progress }: JobFormPartProps & FileProps) {
  const t = useWords('employer-jobs');
  const { error, ...description } = form.field('description_html');
  return (
    <Section work title={t('form.parts.description')} id="part-description">
      <div className={s.fields}>
        <div data-wrong={error ? true : undefined}>
          <RichText
            label={t('form.description')}
            description={t('form.description_hint')}
            optional={form.values.is_redirect}
            error={error}
            value={description.value}
            onChange={description.onChange}
          />
        </div>
        <DropFile
          kind="document"
          label={t('form.file')}
          optional
          description={t('form.file_hint', { size: formatFileSize(uploadRules.document.maxBytes) })}
          value={file}
          onChange={onFile}
          progress={progress}
          error={form.errors.file}
        />
      </div>
    </Section>
  );
}

/** Requirements for the applicant. */
export function RequirementsPart({ form }: JobFormPartProps) {
  const t = useWords('employer-jobs');
  const job = useWords('jobs');
  const none = { value: '0', label: t('form.no_demand') };
  return (
    <Section work title={t('form.parts.requirements')} id="part-requirements">
      <div className={s.fields}>
        <div className={s.two}>
          <SelectField
            label={job('job.education')}
            options={[none, ...educationLevels.map(({ id, name }) => ({ value: String(id), label: name }))]}
            {...form.field('education_id')}
          />
          <SelectField
            label={job('job.experience')}
            options={[none, ...experienceLevels.map(({ id, name }) => ({ value: String(id), label: name }))]}
            {...form.field('experience')}
          />
        </div>
        <Check label={t('form.management_experience')} {...form.checkbox('management_experience')} />
        <JobFormSkills {...form.field('skills')} />
      </div>
    </Section>
  );
}

/** The contact person, and where to apply. */
export function ContactPart({ form }: JobFormPartProps) {
  const t = useWords('employer-jobs');
  return (
    <Section work title={t('form.parts.contact')} id="part-contact">
      <div className={s.fields}>
        <CompanyContact form={form} />
        <TextField
          label={t('form.contact_person')}
          optional
          autoComplete="name"
          maxLength={jobLimits.text}
          {...form.field('contact_person')}
        />
        <div className={s.two}>
          <TextField
            label={t('form.contact_phone')}
            optional
            type="tel"
            autoComplete="tel"
            maxLength={40}
            {...form.field('contact_phone')}
          />
          <TextField
            label={t('form.contact_email')}
            optional
            type="email"
            autoComplete="email"
            maxLength={254}
            {...form.field('contact_email')}
          />
        </div>
        <Check
          label={t('form.is_redirect')}
          description={t('form.is_redirect_hint')}
          {...form.checkbox('is_redirect')}
        />
        {form.values.is_redirect && (
          <TextField
            label={t('form.real_url')}
            description={t('form.real_url_hint')}
            inputMode="url"
            autoComplete="url"
            maxLength={2000}
            placeholder="https://"
            {...form.field('real_url')}
          />
        )}
        <TextField
          label={t('form.url')}
          optional
          description={t('form.url_hint')}
          inputMode="url"
          autoComplete="off"
          maxLength={2000}
          placeholder="https://"
          {...form.field('url')}
        />
      </div>
    </Section>
  );
}

/** Shows that the contact person is the company's, or offers to use that one. */
function CompanyContact({ form }: JobFormPartProps) {
  const t = useWords('employer-jobs');
  const company = contactOf(useCall(getEmployerProfile).data?.company);
  const state = contactState(form.values, company);
  if (state === 'none') return null;
  if (state === 'same') return <p className="small text-2">{t('form.contact_from_company')}</p>;
  return (
    <div>
      <Button kind="tinted" size="small" icon={IconUserCircle} onClick={() => form.set(company)}>
        {t('form.contact_take')}
      </Button>
    </div>
  );
}

/** The sender of the ad, if it is not the company. */
export function SenderPart({
  form,
  file,
  onFile,
  progress,
  companyName,
}: JobFormPartProps & FileProps & { companyName: string }) {
  const t = useWords('employer-jobs');
  return (
    <Section work title={t('form.parts.sender')} id="part-sender">
      <div className={s.fields}>
        <p className="small text-2">{t('form.sender_lead')}</p>
        <div className={s.two}>
          <TextField
            label={t('form.company')}
            optional
            autoComplete="organization"
            maxLength={jobLimits.text}
            placeholder={companyName}
            {...form.field('company')}
          />
          <TextField
            label={t('form.company_website')}
            optional
            inputMode="url"
            autoComplete="url"
            maxLength={2000}
            placeholder="https://"
            {...form.field('company_website')}
          />
        </div>
        <DropFile
          kind="image"
          label={t('form.logo')}
          optional
          description={t('form.logo_hint', { size: formatFileSize(uploadRules.image.maxBytes) })}
          value={file}
          onChange={onFile}
          progress={progress}
          error={form.errors.logo}
        />
      </div>
    </Section>
  );
}

/** Whether the ad is shown. */
export function VisibilityPart({ form }: JobFormPartProps) {
  const t = useWords('employer-jobs');
  return (
    <Section work title={t('form.parts.visibility')} id="part-visibility">
      <Switch label={t('form.is_active')} description={t('form.is_active_hint')} {...form.checkbox('is_active')} />
    </Section>
  );
}
