import type { JobAgent } from '@jobblik/contract/agents/agents.schema';
import { remoteChoices } from '@jobblik/contract/jobs/job-choices.rules';
import { wishes } from '@jobblik/contract/jobs/wishes.rules';
import { placeLabel } from '@jobblik/contract/lookups/lookups.rules';
import {
  IconAdjustments,
  IconBriefcase,
  IconBuilding,
  IconClock,
  IconCoins,
  IconHome,
  IconMapPin,
  IconSearch,
} from '@tabler/icons-react';
import { useWords } from '../../platform/words/i18n';
import { Chip, ChipRow } from '../../ui/forms/chip';
import { nearText } from '../agent-values';

/** What an agent looks for, one chip for each choice. */
export function AgentCriteria({ agent }: { agent: JobAgent }) {
  const t = useWords('agents');
  return (
    <ChipRow>
      {agent.keywords.map((word) => (
        <Chip key={`word-${word}`} icon={IconSearch}>
          {word}
        </Chip>
      ))}
      {agent.categories.map(({ id, text, gone }) => (
        <Chip key={`category-${id}`} icon={IconBriefcase}>
          {gone ? t('gone.category') : text}
        </Chip>
      ))}
      {agent.location.map((place) => (
        <Chip key={`place-${place.id}`} icon={IconMapPin}>
          {place.gone ? t('gone.place') : placeLabel(place)}
        </Chip>
      ))}
      {agent.near && <Chip icon={IconMapPin}>{agent.near.gone ? t('gone.place') : nearText(agent.near, t)}</Chip>}
      {agent.job_types.map(({ id, name }) => (
        <Chip key={`type-${id}`} icon={IconClock}>
          {name}
        </Chip>
      ))}
      {remoteChoices
        .filter(({ id }) => agent.remote.includes(id))
        .map(({ id }) => (
          <Chip key={`remote-${id}`} icon={IconHome}>
            {t(`remote.${id}`)}
          </Chip>
        ))}
      {agent.pay_shown && <Chip icon={IconCoins}>{t('pay')}</Chip>}
      {wishes
        .filter(({ id }) => agent.wishes.includes(id))
        .map(({ id, name }) => (
          <Chip key={`wish-${id}`} icon={IconAdjustments}>
            {name}
          </Chip>
        ))}
      {agent.company.map(({ company_id, company_name, gone }) => (
        <Chip key={`company-${company_id}`} icon={IconBuilding}>
          {gone ? t('gone.company') : company_name}
        </Chip>
      ))}
    </ChipRow>
  );
}
