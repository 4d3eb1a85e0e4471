import { getInterviewCandidates } from '@jobblik/contract/interviews/interviews.api';
import type { InterviewCandidate } from '@jobblik/contract/interviews/interviews.schema';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../../platform/api/query';
import { useDebouncedInput } from '../../platform/state/use-debounced-input';
import { useWords } from '../../platform/words/i18n';
import { IconButton } from '../../ui/forms/button';
import { Picker } from '../../ui/forms/picker';
import { Avatar } from '../../ui/media/picture';
import { writtenLang } from '../../ui/text/written';
import s from './dialogs.module.css';

const pauseMs = 300;

interface CandidatePickerProps {
  value: InterviewCandidate | null;
  error: string | undefined;
  onChange: (candidate: InterviewCandidate | null) => void;
}

/** Finds one of the employer's applicants by name. */
export function CandidatePicker({ value, error, onChange }: CandidatePickerProps) {
  const t = useWords('interviews');
  const tUi = useWords('ui');
  const [keyword, setKeyword] = useState('');
  const { text, onType } = useDebouncedInput(keyword, setKeyword, pauseMs);
  const found = useCall(getInterviewCandidates, { body: { keyword } }, { keepPrevious: true, enabled: value === null });
  const candidates = found.data ?? [];
  if (value) {
    return (
      <div>
        <p className={s.label}>{t('form.candidate')}</p>
        <div className={s.person}>
          <Avatar name={value.name} src={value.avatar} />
          <div>
            <b>{value.name}</b>
            {value.job_title && <span lang={writtenLang(value.job_title)}>{value.job_title}</span>}
          </div>
          <IconButton icon={IconX} label={tUi('remove', { name: value.name })} onClick={() => onChange(null)} />
        </div>
      </div>
    );
  }
  return (
    <Picker
      label={t('form.candidate')}
      description={t('form.candidate_hint')}
      error={error}
      none={t('form.candidate_none')}
      waiting={found.isPending}
      typed={text}
      onType={onType}
      options={candidates.map(({ name, job_title }, id) => ({
        id,
        label: [name, job_title].filter(Boolean).join(' · '),
      }))}
      onPick={(at) => onChange(candidates[at] ?? null)}
    />
  );
}
