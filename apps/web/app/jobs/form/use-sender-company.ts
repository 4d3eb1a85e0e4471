import { getUser } from '@jobblik/contract/accounts/accounts.api';
import { getEmployerProfile } from '@jobblik/contract/companies/companies.api';
import { useCall } from '../../platform/api/query';

/** Who an ad is from unless it says otherwise: the company, before its profile is made the name from signing up. */
export function useSenderCompany(): { id: number; name: string; logo: string | null } {
  const company = useCall(getEmployerProfile).data?.company;
  const account = useCall(getUser, undefined, { enabled: company === null }).data?.user;
  return {
    id: company?.company_id ?? 0,
    name: company?.company_name ?? account?.company_name ?? '',
    logo: company?.company_logo ?? null,
  };
}
