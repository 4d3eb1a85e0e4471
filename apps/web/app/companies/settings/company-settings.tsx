import type { Company } from '@jobblik/contract/companies/companies.schema';
import { pathTo } from '@jobblik/contract/paths';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useForm } from '../../platform/forms/use-form';
import { isNewAd, storeRequestedPage } from '../../platform/plans-path';
import { useRequestedPage } from '../../platform/state/use-requested-page';
import { useWords } from '../../platform/words/i18n';
import { toast } from '../../ui/feedback/toast-store';
import { Button } from '../../ui/forms/button';
import { FormProblem } from '../../ui/forms/form-problem';
import { completenessOf, type SettingsSection, sectionOfPart, settingsSections } from '../profile/completeness';
import { companyPaths, useWrongWords, wrongIn, wrongLinksIn } from './company-errors';
import type { CompanyFormState } from './company-field';
import { CompanyFields } from './company-fields';
import { type CompanyValues, payloadOf } from './company-form';
import { CompanyPreview } from './company-preview';
import { ConflictNote } from './conflict-note';
import { SaveBar } from './save-bar';
import { InPanel } from './settings-frame';
import s from './settings-notes.module.css';
import { SuggestionNote } from './suggestion-note';
import { beginForm, type CompanyFormStart, type CompanyVersion, useCompanyVersion } from './use-company-form';
import { type SaveOutcome, useSaveCompany } from './use-save-company';

/** The company's form: saved as a whole; until then stored in the browser. */
export function CompanySettings(start: CompanyFormStart) {
  const { company, suggested, draft } = start;
  const t = useWords('companies');
  const navigate = useNavigate();
  const formId = useId();
  const conflict = useRef<HTMLDivElement>(null);
  const saving = useSaveCompany();
  const [begun] = useState(() => beginForm(start));
  const form: CompanyFormState = useForm<CompanyValues, SaveOutcome, 'logo' | 'video'>(
    (values) =>
      saving.save(payloadOf(values, version.base?.updated_at), { logo: draft.files.logo, video: draft.files.video }),
    {
      start: begun.values,
      startCheck: wrongLinksIn,
      extra: ['logo', 'video'],
      paths: companyPaths,
      words: useWrongWords(),
      check: wrongIn,
      checkText: (wrong) => t('save.wrong', { count: wrong.length }),
      onSent: finish,
      onChange: (values) => version.store(values),
    },
  );
  const version: CompanyVersion = useCompanyVersion({ ...start, begun }, form);
  const { base, merged, restored, dirty, fill, meet, startOver, markResolved } = version;
  const needed = useNeeded();
  useArrival();

  async function finish(outcome: SaveOutcome): Promise<void> {
    if (outcome.is === 'changed') {
      flushSync(() => meet(outcome.newest));
      conflict.current?.focus();
    }
    if (outcome.is === 'saved') await leave();
  }

  async function leave(): Promise<void> {
    draft.clear();
    if (needed) storeRequestedPage('job.create');
    toast(t('saved.text'));
    await navigate(pathTo('companyProfile'));
  }

  function takeNewest(): void {
    const [values, files] = [form.getValues(), draft.files];
    startOver();
    const back = () => {
      form.set(values);
      for (const [field, file] of Object.entries(files)) draft.saveFile(field, file);
    };
    toast(t('conflict.took_all'), { action: { label: t('conflict.undo'), onClick: back } });
  }

  return (
    <>
      <InPanel name="bar">
        <SaveBar
          form={formId}
          savedAt={base?.updated_at}
          dirty={dirty}
          busy={form.isBusy}
          progress={saving.progress}
          onStop={saving.stop}
        />
      </InPanel>
      <InPanel name="preview">
        <CompanyPreview
          values={form.values}
          companyId={base?.company_id}
          logo={{ saved: base?.company_logo ?? null, file: draft.files.logo ?? null }}
        />
      </InPanel>
      {needed && !company && <p className={s.needed}>{t('needed')}</p>}
      <SuggestionNote isNew={!base} suggested={suggested} values={form.values} onFill={fill} />
      {merged && (merged.conflicts.length > 0 || merged.taken.length > 0) ? (
        <ConflictNote ref={conflict} merged={merged} onResolve={markResolved} onTakeNewest={takeNewest} />
      ) : (
        restored && (
          <div className={s.stored} role="status">
            <p>{t('draft.text')}</p>
            <Button size="small" onClick={startOver}>
              {t('draft.start_over')}
            </Button>
          </div>
        )
      )}
      <form id={formId} ref={form.ref} noValidate onSubmit={form.submit}>
        <FormProblem className={s.alert} keepsPlace>
          {form.problem}
        </FormProblem>
        <CompanyFields form={form} company={base} draft={draft} busy={form.isBusy} progress={saving.progress} />
      </form>
    </>
  );
}

/** True if the person came from an ad, which cannot be created without a company. */
function useNeeded(): boolean {
  const [params] = useSearchParams();
  const requested = useRequestedPage();
  return params.get('mangler') === 'virksomhed' || isNewAd(requested);
}

/** Scrolls to the section in the address after the form is mounted. */
function useArrival(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.length > 1) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
}

/** The sections of the profile with missing parts. */
export function openSections(company: Company | null): ReadonlySet<SettingsSection> {
  if (!company) return new Set(settingsSections);
  return new Set(completenessOf(company).missing.map((part) => sectionOfPart[part]));
}
