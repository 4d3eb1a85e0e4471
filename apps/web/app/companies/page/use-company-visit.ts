import { visitCompany } from '@jobblik/contract/companies/companies.api';
import { userType } from '@jobblik/contract/kernel/session';
import { useEffect } from 'react';
import { useSend } from '../../platform/api/query';
import { useSession } from '../../platform/session/session';

/** Reports to the server that a job seeker has the company page open. Errors are ignored. */
export function useCompanyVisit(companyId: number): void {
  const isSeeker = useSession()?.ttl === userType.seeker;
  const { mutate } = useSend(visitCompany);
  useEffect(() => {
    if (isSeeker) mutate({ body: { company_id: companyId } });
  }, [isSeeker, companyId, mutate]);
}
