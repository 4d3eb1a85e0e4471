import { companyLimits } from '@jobblik/contract/companies/companies.rules';
import type { Company } from '@jobblik/contract/companies/companies.schema';
import { placeLabel } from '@jobblik/contract/lookups/lookups.rules';
import { PlaceField } from '../../lookups';
import type { Draft } from '../../platform/drafts/use-draft';
import { useWords } from '../../platform/words/i18n';
import type { TextFieldProps } from '../../ui/forms/field';
import { Section } from '../../ui/layout/section';
import { RichText } from '../../ui/text/rich-text';
import { CompanyField, type CompanyFormState, CvrField } from './company-field';
import { socialFields, type TextFieldName } from './company-form';
import { fieldId } from './focus-field';
import { LogoField } from './logo-field';
import s from './settings.module.css';
import { networkName } from './social-links';
import type { CompanyDraft } from './use-company-form';
import { VideoField } from './video-field';

interface CompanyFieldsProps {
  form: CompanyFormState;
  /** The saved version, for its logo and video. */
  company: Company | null;
  draft: Draft<CompanyDraft>;
  busy: boolean;
  /** Share of the video that has been uploaded. */
  progress: number | null;
}

/** Every field of the company, in sections. */
export function CompanyFields({ form, company, draft, busy, progress }: CompanyFieldsProps) {
  const t = useWords('companies');
  const { values } = form;
  const text = (field: TextFieldName, more: Omit<Partial<TextFieldProps>, 'form'> = {}) => (
    <CompanyField form={form} field={field} {...more} />
  );
  function choose(field: 'logo' | 'video', file: File | null): void {
    draft.saveFile(field, file);
    if (file) form.set({ [`remove_${field}`]: false });
    form.clearErrors(field);
  }
  return (
    <>
      <Section id="virksomheden" title={t('sections.virksomheden')} work>
        <div className={s.stack}>
          <LogoField
            companyId={company?.company_id}
            name={values.company_name || '?'}
            saved={values.remove_logo ? null : (company?.company_logo ?? null)}
            file={draft.files.logo ?? null}
            error={form.errors.logo}
            onChoose={(file) => choose('logo', file)}
            onRemove={() => {
              if (draft.files.logo) choose('logo', null);
              else form.set({ remove_logo: true });
            }}
          />
          {text('company_name', { optional: false, autoComplete: 'organization', maxLength: companyLimits.name })}
          <div className={s.pair}>
            <CvrField form={form} />
            {text('company_branch', { placeholder: t('hints.branch') })}
            {text('company_employees', { inputMode: 'numeric', maxLength: 12 })}
            {text('company_founded', { inputMode: 'numeric', maxLength: 4, placeholder: t('hints.founded') })}
          </div>
        </div>
      </Section>
      <Section id="kontakt" title={t('sections.kontakt')} work>
        <div className={s.pair}>
          {text('company_address', { autoComplete: 'street-address' })}
          <PlaceField
            id={fieldId('company_city')}
            label={t('fields.company_city')}
            value={values.company_city}
            error={form.errors.company_city}
            placeholder={t('place.hint')}
            none={t('place.none')}
            failed={t('place.failed')}
            clear={t('place.clear')}
            onChange={(place) => form.set({ company_city: place && { id: place.id, label: placeLabel(place) } })}
            onUnknown={(typed) => {
              form.set({ company_city: { id: 0, label: typed } });
              form.markWrong({ company_city: 'unknown_postcode' });
            }}
          />
          {text('company_phone', { type: 'tel', autoComplete: 'tel', maxLength: 40 })}
          {text('company_website', { inputMode: 'url', autoComplete: 'url', placeholder: t('hints.website') })}
        </div>
        <h3 className={s.sub}>{t('settings.person')}</h3>
        <p className={s.lead}>{t('settings.person_lead')}</p>
        <div className={s.pair}>
          {text('company_contact_person', { autoComplete: 'name' })}
          {text('company_contact_title')}
          {text('company_contact_email', { inputMode: 'email', autoComplete: 'email', maxLength: 254 })}
          {text('company_contact_phone', { type: 'tel', maxLength: 40 })}
        </div>
      </Section>
      <Section id="om-os" title={t('sections.om-os')} work>
        <p className={s.lead}>{t('settings.about_lead')}</p>
        <div id={fieldId('company_about_us')} data-wrong={form.errors.company_about_us ? true : undefined}>
          <RichText
            optional
            label={t('fields.company_about_us')}
            value={values.company_about_us}
            error={form.errors.company_about_us}
            onChange={(html) => form.set({ company_about_us: html })}
          />
        </div>
      </Section>
      <Section id="sociale-medier" title={t('sections.sociale-medier')} work>
        <p className={s.lead}>{t('settings.social_lead')}</p>
        <div className={s.pair}>
          {socialFields.map((field) => (
            <CompanyField
              key={field}
              form={form}
              field={field}
              label={networkName(field)}
              inputMode="url"
              placeholder={t(`hints.${field}`)}
            />
          ))}
        </div>
      </Section>
      <Section id="video" title={t('sections.video')} work>
        <p className={s.lead}>{t('settings.video_lead')}</p>
        <VideoField
          company={company}
          name={values.company_name}
          file={draft.files.video ?? null}
          removed={values.remove_video}
          progress={progress}
          busy={busy}
          error={form.errors.video}
          onChoose={(file) => choose('video', file)}
          onRemoved={(removed) => form.set({ remove_video: removed })}
        />
      </Section>
    </>
  );
}
