import type { Company } from '@jobblik/contract/companies/companies.schema';
import { placeLabel } from '@jobblik/contract/lookups/lookups.rules';
import { IconBriefcase, IconBuilding, IconCalendar, IconMapPin, IconUsers } from '@tabler/icons-react';
import { formatNumber } from '../../platform/words/format';
import type { Words } from '../../platform/words/i18n';
import type { Fact } from '../../ui/layout/key-facts';

/** Key facts of a company, always in this order: branch, place, size, age, live ads. Missing ones are left out. */
export function companyKeyFacts(company: Company, jobCount: number | null, t: Words<'companies'>): Fact[] {
  const { company_location: place, company_employees: employees, company_founded: founded } = company;
  const facts: (Fact | false)[] = [
    Boolean(company.company_branch) && {
      label: t('key_facts.branch'),
      icon: IconBuilding,
      value: company.company_branch,
    },
    place !== null && {
      label: t('key_facts.place'),
      icon: IconMapPin,
      value: placeLabel(place),
      note: place.region,
    },
    employees !== null && {
      label: t('key_facts.size'),
      icon: IconUsers,
      value: t('key_facts.employees', { count: employees, total: formatNumber(employees) }),
    },
    founded !== null && { label: t('key_facts.founded'), icon: IconCalendar, value: founded },
    jobCount !== null && {
      label: t('key_facts.jobs'),
      icon: IconBriefcase,
      value: jobCount === 0 ? t('key_facts.no_jobs') : formatNumber(jobCount),
    },
  ];
  return facts.filter((fact) => fact !== false);
}
