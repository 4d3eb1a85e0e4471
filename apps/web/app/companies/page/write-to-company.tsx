import type { Company } from '@jobblik/contract/companies/companies.schema';
import { userType } from '@jobblik/contract/kernel/session';
import { IconMessageCircle } from '@tabler/icons-react';
import { chatPath } from '../../platform/chat-path';
import { useSession } from '../../platform/session/session';
import { useWords } from '../../platform/words/i18n';
import { ButtonLink } from '../../ui/forms/button';

/** Links a job seeker to the conversation with the company. */
export function WriteToCompany({ company }: { company: Company }) {
  const t = useWords('companies');
  if (useSession()?.ttl !== userType.seeker) return null;
  return (
    <ButtonLink full icon={IconMessageCircle} to={chatPath('kandidat', company.user_id)}>
      {t('contact.write')}
    </ButtonLink>
  );
}
