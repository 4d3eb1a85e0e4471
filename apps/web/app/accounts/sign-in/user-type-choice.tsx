import { userType } from '@jobblik/contract/kernel/session';
import { type ChangeEvent, useId } from 'react';
import { useWords } from '../../platform/words/i18n';
import { ChoiceGroup, Radio } from '../../ui/forms/choice';

interface UserTypeChoiceProps {
  /** '1', '2', or '' while nothing is chosen. */
  value?: string;
  onChange: (value: string) => void;
  error?: React.ReactNode;
}

/** Job seeker or company (spec 1§4: Jobsøger = 1, Virksomhed = 2). */
export function UserTypeChoice({ value, onChange, error }: UserTypeChoiceProps) {
  const t = useWords('accounts');
  const name = useId();
  const choice = (type: number) => ({
    name,
    value: type,
    checked: value === `${type}`,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.value),
    'aria-invalid': error ? true : undefined,
  });
  return (
    <ChoiceGroup label={t('type.label')} across error={error}>
      <Radio label={t('type.seeker')} {...choice(userType.seeker)} />
      <Radio label={t('type.employer')} {...choice(userType.employer)} />
    </ChoiceGroup>
  );
}
