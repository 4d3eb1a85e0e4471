import { setCvVisibility } from '@jobblik/contract/cv/cv.api';
import { type Visibility, visibilities } from '@jobblik/contract/cv/cv.rules';
import { useWords } from '../platform/i18n';
import { useSend } from '../platform/query';
import { useProblemText } from '../platform/use-problem';
import { ChoiceGroup, Radio } from '../ui/choice';
import { toast, toastError } from '../ui/toast-store';
import s from './choices.module.css';

interface CvVisibilityProps {
  value: Visibility;
  onChange: (value: Visibility) => void;
}

/** Who finds the CV (design §3); in force at once. */
export function CvVisibility({ value, onChange }: CvVisibilityProps) {
  const t = useWords('cv');
  const problemText = useProblemText();
  const send = useSend(setCvVisibility);
  const choose = (next: Visibility) => {
    onChange(next);
    send.mutate(
      { body: { visibility: next } },
      {
        onSuccess: () => toast(t(`visibility.${next}_done`)),
        onError: (error) => {
          onChange(value);
          toastError(problemText(error));
        },
      },
    );
  };
  return (
    <div className={s.visibility}>
      <ChoiceGroup label={t('visibility.title')}>
        {visibilities.map((one) => (
          <Radio
            key={one}
            name="visibility"
            label={t(`visibility.${one}`)}
            description={t(`visibility.${one}_hint`)}
            checked={value === one}
            onChange={() => choose(one)}
          />
        ))}
      </ChoiceGroup>
    </div>
  );
}
