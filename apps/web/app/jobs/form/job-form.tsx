import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { pathTo } from '@jobblik/contract/paths';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { usePageSettings } from '../../platform/page-settings';
import { formatTime } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Button, ButtonLink } from '../../ui/forms/button';
import { FormProblem } from '../../ui/forms/form-problem';
import { Band } from '../../ui/layout/section';
import { useFileAddress } from './draft/job-form-files';
import type { JobFormStart } from './draft/job-form-state';
import { useJobForm } from './draft/use-job-form';
import s from './job-form.module.css';
import { JobFormAside, JobFormConflict } from './job-form-conflict';
import { filledParts } from './job-form-part';
import { QuestionsPart } from './job-form-questions';
import { ContactPart, DescriptionPart, RequirementsPart, SenderPart, VisibilityPart } from './job-form-story';
import { PayPart, PlacePart, PositionPart } from './job-form-work';
import { JobFormKeyFacts, JobFormPreview } from './preview/job-form-preview';
import { previewJob } from './preview/job-form-preview-job';
import { useSenderCompany } from './use-sender-company';

/** The ad form with its preview. Mounted after its draft was looked for. */
export function JobForm(start: JobFormStart) {
  const t = useWords('employer-jobs');
  const { now } = usePageSettings();
  const [previewing, setPreviewing] = useState(false);
  const { form, state, progress } = useJobForm(start);
  const { logo, document, aside } = state;
  const { isBusy: busy, problem } = form;
  const sending = (file: unknown) => (busy && file instanceof File ? (progress ?? 0) : null);

  const company = useSenderCompany();
  const logoAddress = useFileAddress(logo.file);
  const documentAddress = useFileAddress(document.file) ?? '';
  const job = previewJob(form.values, {
    company,
    logo: logoAddress,
    file: document.file && {
      name: document.file.name,
      size: document.file.size ?? 0,
      address: documentAddress,
    },
    now,
  });
  return (
    <>
      <div className="wrap-work">
        {state.isRestored && !state.isConflict && !aside && (
          <Band className={s.notice}>
            <p>{t(state.saved ? 'form.restored_change' : 'form.restored')}</p>
            <Button kind="text" onClick={state.discard}>
              {t(state.saved ? 'form.discard_change' : 'form.discard')}
            </Button>
          </Band>
        )}
        {state.isConflict && (
          <JobFormConflict
            differing={state.differing}
            isSaving={busy}
            onLoad={state.loadOther}
            onDismiss={state.dismissOther}
          />
        )}
        {aside && <JobFormAside isSaving={busy} onBack={state.backToMine} onForget={state.forgetMine} />}
        <div className={s.columns}>
          <form ref={form.ref} className={s.form} noValidate onSubmit={(event) => event.preventDefault()}>
            <PositionPart form={form} />
            <PayPart form={form} />
            <PlacePart form={form} today={localDateOf(new Date(now))} />
            <DescriptionPart form={form} {...document} progress={sending(document.file)} />
            <RequirementsPart form={form} />
            <ContactPart form={form} />
            <QuestionsPart form={form} />
            <SenderPart form={form} {...logo} progress={sending(logo.file)} companyName={company.name} />
            <VisibilityPart form={form} />
          </form>
          <aside className={s.aside}>
            <JobFormKeyFacts
              job={job}
              filled={filledParts(form.values, form.errors)}
              onOpen={() => setPreviewing(true)}
            />
          </aside>
        </div>
      </div>
      <div className={s.footer} data-bottom-bar>
        <div className={`wrap-work ${s.footerRow}`}>
          <div className={s.footerText}>
            <FormProblem className={s.alert} keepsPlace>
              {problem}
            </FormProblem>
            {!problem && <DraftState draft={start.draft} isVisible={state.isDirty} />}
          </div>
          <ButtonLink kind="text" to={pathTo('ownAds')}>
            {t('form.back')}
          </ButtonLink>
          <Button kind="filled" busy={busy} onClick={() => void form.submit()}>
            {t(state.saved ? 'form.save' : form.values.is_active ? 'form.create' : 'form.create_hidden')}
          </Button>
        </div>
      </div>
      {previewing && <JobFormPreview job={job} onClose={() => setPreviewing(false)} />}
    </>
  );
}

/** Time at which the draft was last stored in this browser. */
function DraftState({ draft, isVisible }: { draft: JobFormStart['draft']; isVisible: boolean }) {
  const t = useWords('employer-jobs');
  if (!isVisible || !draft.storedAt) return null;
  return (
    <span className={s.storedAt} role="status">
      <Icon of={IconCheck} size={18} /> {t('form.draft_saved', { time: formatTime(draft.storedAt) })}
    </span>
  );
}
