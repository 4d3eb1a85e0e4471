import type { ListedCompany } from '@jobblik/contract/companies/directory.schema';
import { pathTo } from '@jobblik/contract/paths';
import { IconVideo } from '@tabler/icons-react';
import { Link } from '../../platform/link';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { CompanyAvatar } from '../../ui/media/picture';
import { Written } from '../../ui/text/written';
import s from './directory.module.css';

/** Companies, each with its trade, its place, and its open ads. */
export function CompanyRows({ companies }: { companies: readonly ListedCompany[] }) {
  const t = useWords('companies');
  return (
    <ul className={s.rows} aria-labelledby="virksomheder">
      {companies.map((company) => (
        <li key={company.company_id}>
          <CompanyAvatar id={company.company_id} name={company.company_name} src={company.company_logo} />
          <div className={s.name}>
            <h3>
              <Link className="covers-row" to={pathTo('company', { company_id: company.company_id })}>
                {company.company_name}
              </Link>
            </h3>
            <p>
              {company.company_branch && <Written>{company.company_branch}</Written>}
              {company.company_branch && company.city && ' · '}
              {company.city}
            </p>
          </div>
          {company.has_video && (
            <span className={s.video}>
              <Icon of={IconVideo} size={18} /> {t('directory.video')}
            </span>
          )}
          <span className={company.job_count > 0 ? s.ads : s.noAds}>
            {company.job_count > 0 ? t('directory.ads', { count: company.job_count }) : t('directory.no_ads')}
          </span>
        </li>
      ))}
    </ul>
  );
}
