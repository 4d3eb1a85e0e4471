import { getUser } from '@jobblik/contract/accounts/accounts.api';
import { getEmployerProfile } from '@jobblik/contract/companies/companies.api';
import { useCall } from '../../platform/api/query';

/** The default sender of an ad: the company; before it has a profile, the name from sign-up. */
export function useSenderCompany(): { id: number; name: string; logo: string | null } {
  const company = useCall(getEmployerProfile).data?.company;
  const account = useCall(getUser, undefined, { enabled: company === null }).data?.user;
  return {
    id: company?.company_id ?? 0,
    name: company?.company_name ?? account?.company_name ?? '',
    logo: company?.company_logo ?? null,
  };
}
