import { pathTo } from '@jobblik/contract/paths';
import { Link } from '../../platform/link';
import { useWords } from '../../platform/words/i18n';
import { CompanyAvatar } from '../../ui/media/picture';
import s from './home.module.css';

interface HiringCompany {
  company_id: number;
  company_name: string;
  logo: string | null;
  job_count: number;
}

/** Companies with live ads, and their numbers. */
export function HiringCompanies({ companies }: { companies: readonly HiringCompany[] }) {
  const t = useWords('jobs');
  return (
    <ul className={s.companies}>
      {companies.map((company) => (
        <li key={company.company_id}>
          <CompanyAvatar id={company.company_id} name={company.company_name} src={company.logo} />
          <span>
            <Link to={pathTo('company', { company_id: company.company_id })}>{company.company_name}</Link>
            <small>{t('home.company_jobs', { count: company.job_count })}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
