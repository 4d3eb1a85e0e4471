import { asksAge } from '@jobblik/contract/agents/seeker-agents.rules';
import type { SeekerAgent } from '@jobblik/contract/agents/seeker-agents.schema';
import { placeLabel } from '@jobblik/contract/lookups/lookups.rules';
import {
  IconBriefcase,
  IconCalendar,
  IconClock,
  IconFileText,
  IconLanguage,
  IconMapPin,
  IconSchool,
  IconSearch,
  IconVideo,
} from '@tabler/icons-react';
import { usePageSettings } from '../../platform/page-settings';
import { useWords } from '../../platform/words/i18n';
import { Chip, ChipRow } from '../../ui/forms/chip';
import { nearText } from '../agent-values';
import { agesText } from './seeker-values';

/** What a CV-match agent looks for, one chip for each choice. */
export function SeekerCriteria({ agent }: { agent: SeekerAgent }) {
  const t = useWords('seeker-agents');
  const { ageFilters } = usePageSettings();
  const ages = { minAge: agent.min_age, maxAge: agent.max_age };
  return (
    <ChipRow>
      {agent.keywords.map((word) => (
        <Chip key={`word-${word}`} icon={IconSearch}>
          {word}
        </Chip>
      ))}
      {agent.agent_category.map(({ category: { id, name, gone } }) => (
        <Chip key={`category-${id}`} icon={IconBriefcase}>
          {gone ? t('gone.category') : name}
        </Chip>
      ))}
      {agent.agent_location.map(({ location }) => (
        <Chip key={`place-${location.id}`} icon={IconMapPin}>
          {location.gone ? t('gone.place') : placeLabel(location)}
        </Chip>
      ))}
      {agent.near && <Chip icon={IconMapPin}>{agent.near.gone ? t('gone.place') : nearText(agent.near, t)}</Chip>}
      {agent.job_types.map(({ id, name }) => (
        <Chip key={`type-${id}`} icon={IconClock}>
          {name}
        </Chip>
      ))}
      {agent.agent_education.map(({ education }) => (
        <Chip key={`education-${education.id}`} icon={IconSchool}>
          {education.name}
        </Chip>
      ))}
      {agent.experiences.map(({ id, name }) => (
        <Chip key={`experience-${id}`} icon={IconBriefcase}>
          {t('experience', { years: name })}
        </Chip>
      ))}
      {agent.agent_language.map(({ language: { id, name, gone } }) => (
        <Chip key={`language-${id}`} icon={IconLanguage}>
          {gone ? t('gone.language') : name}
        </Chip>
      ))}
      {agent.video_presentation === 1 && <Chip icon={IconVideo}>{t('video')}</Chip>}
      {agent.cv_document === 1 && <Chip icon={IconFileText}>{t('document')}</Chip>}
      {ageFilters && asksAge(ages) && <Chip icon={IconCalendar}>{agesText(ages, t)}</Chip>}
    </ChipRow>
  );
}
