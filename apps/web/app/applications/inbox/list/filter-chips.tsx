import { ageRange, cvExtras } from '@jobblik/contract/candidates/cv-search.rules';
import { experienceLevels } from '@jobblik/contract/jobs/job-choices.rules';
import { educationLevels, jobTypes } from '@jobblik/contract/lookups/choices.rules';
import { useLanguages } from '../../../lookups/index';
import { useWords, type Words } from '../../../platform/words/i18n';
import { RemovableChip } from '../../../ui/forms/chip';
import { type InboxAddress, type ListName, plainAddress } from './address';
import s from './applicants-filters.module.css';

interface FilterInForce {
  key: string;
  text: string;
  /** The address without it. */
  without: Partial<InboxAddress>;
}

/** The filters in force, each with a button to remove it. Their row has a fixed height, so that nothing moves. */
export function FilterChips({
  address,
  onChange,
}: {
  address: InboxAddress;
  onChange: (change: Partial<InboxAddress>) => void;
}) {
  const inForce = useFiltersInForce(address);
  return (
    <div className={s.chips}>
      {inForce.map(({ key, text, without }) => (
        <RemovableChip key={key} name={text} onRemove={() => onChange(without)}>
          {text}
        </RemovableChip>
      ))}
    </div>
  );
}

/** Every filter in force in words, in the order of the panel. */
export function useFiltersInForce(address: InboxAddress): FilterInForce[] {
  const t = useWords('applications');
  const languages = useLanguages().data ?? [];
  const { keyword, postcode, radius, minAge, maxAge } = address;
  const names: Record<ListName, (id: number) => string | undefined> = {
    job_type: nameIn(jobTypes),
    educations: nameIn(educationLevels),
    experiences: nameIn(experienceLevels),
    language: nameIn(languages),
    extras: (id) => {
      const extra = cvExtras.find((one) => one.id === id);
      return extra && t(`filter.${extra.kind}`);
    },
  };
  const ofList = (list: ListName): FilterInForce[] =>
    address[list].map((id) => ({
      key: `${list}${id}`,
      text: names[list](id) ?? t(`filter.${list}`),
      without: { [list]: address[list].filter((one) => one !== id) },
    }));
  const isOfAge = minAge > ageRange.min || maxAge < ageRange.max;
  return [
    ...(keyword.trim() ? [{ key: 'keyword', text: `»${keyword.trim()}«`, without: { keyword: '' } }] : []),
    ...(address.awaitsAnswer
      ? [{ key: 'awaits', text: t('filter.awaits_answer'), without: { awaitsAnswer: false } }]
      : []),
    ...ofList('job_type'),
    ...ofList('educations'),
    ...ofList('experiences'),
    ...ofList('language'),
    ...(postcode
      ? [
          {
            key: 'postcode',
            text: t('filter.within_of', { count: radius, postcode }),
            without: { postcode: '', radius: plainAddress.radius },
          },
        ]
      : []),
    ...(isOfAge
      ? [{ key: 'age', text: agesText(minAge, maxAge, t), without: { minAge: ageRange.min, maxAge: ageRange.max } }]
      : []),
    ...ofList('extras'),
  ];
}

function nameIn(list: readonly { id: number; name: string }[]) {
  return (id: number) => list.find((one) => one.id === id)?.name;
}

/** "25–40 år"; the upper end includes everybody older: "25 år og ældre". */
function agesText(from: number, to: number, t: Words<'applications'>): string {
  return to === ageRange.max ? t('filter.oldest', { count: from }) : t('filter.ages', { from, to });
}
