import { useObjectUrl } from '../../platform/state/use-object-url';
import { formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { CompanyAvatar } from '../../ui/media/picture';
import { type CompanyValues, tidy } from './company-form';
import s from './company-preview.module.css';

interface CompanyPreviewProps {
  values: CompanyValues;
  companyId: number | undefined;
  /** The saved logo, and the chosen file. */
  logo: { saved: string | null; file: File | null };
}

/** The company as its ads show it, updated while typing. */
export function CompanyPreview({ values, companyId, logo }: CompanyPreviewProps) {
  const t = useWords('companies');
  const chosen = useObjectUrl(logo.file);
  const name = values.company_name.trim() || t('preview.nameless');
  const employees = Number(tidy('company_employees', values.company_employees));
  const facts = [
    values.company_branch.trim(),
    employees > 0 && t('key_facts.employees', { count: employees, total: formatNumber(employees) }),
    values.company_city?.label,
  ].filter(Boolean);
  return (
    <section className={s.preview} aria-labelledby="preview">
      <h2 id="preview">{t('preview.title')}</h2>
      <div className={s.company}>
        <CompanyAvatar id={companyId} name={name} src={chosen ?? (values.remove_logo ? null : logo.saved)} size={72} />
        <div>
          <strong>{name}</strong>
          {facts.map((fact) => (
            <span key={String(fact)}>{fact}</span>
          ))}
        </div>
      </div>
      <p>{t('preview.text')}</p>
    </section>
  );
}
