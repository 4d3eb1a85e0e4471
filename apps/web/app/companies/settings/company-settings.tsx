import type { Company, CompanySuggestion } from '@jobblik/contract/companies/companies.schema';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useProblemText } from '../../platform/api/use-problem';
import type { Draft } from '../../platform/drafts/use-draft';
import { isNewAd, storeRequestedPage } from '../../platform/plans-path';
import { useRequestedPage } from '../../platform/state/use-requested-page';
import { useWords } from '../../platform/words/i18n';
import { toast } from '../../ui/feedback/toast-store';
import { Button } from '../../ui/forms/button';
import { completenessOf, type SettingsSection, sectionOfPart, settingsSections } from '../profile/completeness';
import { refusedFields, useWrongTexts, type WrongFields, wrongIn } from './company-errors';
import { CompanyFields } from './company-fields';
import { type CompanyValues, payloadOf } from './company-form';
import { CompanyPreview } from './company-preview';
import { ConflictNote } from './conflict-note';
import { focusFirst } from './focus-field';
import { SaveBar } from './save-bar';
import { InPanel } from './settings-frame';
import s from './settings-notes.module.css';
import { SuggestionNote } from './suggestion-note';
import { type CompanyDraft, useCompanyForm } from './use-company-form';
import { useSaveCompany } from './use-save-company';

interface CompanySettingsProps {
  company: Company | null;
  /** What account and invoice say: the start of a company that does not exist yet, offered for the empty fields of another. */
  suggested: CompanySuggestion;
  draft: Draft<CompanyDraft>;
}

/** The company's form: saved as a whole; until then stored in the browser. */
export function CompanySettings({ company, suggested, draft }: CompanySettingsProps) {
  const t = useWords('companies');
  const navigate = useNavigate();
  const problemText = useProblemText();
  const wrongTexts = useWrongTexts();
  const formId = useId();
  const conflict = useRef<HTMLDivElement>(null);
  const [alert, setAlert] = useState<string | null>(null);
  const { form, base, merged, restored, dirty, fill, meet, startOver, markResolved } = useCompanyForm(
    company,
    suggested,
    draft,
  );
  const saving = useSaveCompany();
  const needed = useNeeded();
  useArrival();

  function refuse(wrong: WrongFields, text: string): void {
    // The error must be rendered before the focus moves, so that screen readers read it with the field.
    flushSync(() => {
      form.setErrors(wrongTexts(wrong));
      setAlert(text);
    });
    focusFirst(Object.keys(wrong));
  }

  async function save(values: CompanyValues): Promise<void> {
    setAlert(null);
    const wrong = wrongIn(values);
    if (Object.keys(wrong).length > 0) return refuse(wrong, t('save.wrong', { count: Object.keys(wrong).length }));
    try {
      const files = { logo: draft.files.logo, video: draft.files.video };
      const outcome = await saving.save(payloadOf(values, base?.updated_at), files);
      if (outcome.is === 'changed') {
        flushSync(() => meet(outcome.newest));
        conflict.current?.focus();
      }
      if (outcome.is === 'saved') await leave();
    } catch (error) {
      refuse(refusedFields(error), problemText(error));
    }
  }

  async function leave(): Promise<void> {
    draft.clear();
    if (needed) storeRequestedPage('job.create');
    toast(t('saved.text'));
    await navigate('/virksomhed/profil');
  }

  function takeNewest(): void {
    const [values, files] = [form.getValues(), draft.files];
    startOver();
    const back = () => {
      form.setValues(values);
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
          busy={saving.busy}
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
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save(form.getValues());
        }}
      >
        <div role="alert">{alert && <p className={s.alert}>{alert}</p>}</div>
        <CompanyFields form={form} company={base} draft={draft} busy={saving.busy} progress={saving.progress} />
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
