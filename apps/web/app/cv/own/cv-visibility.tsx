import { type Visibility, visibilities } from '@jobblik/contract/cv/cv-choices.rules';
import { useProblemText } from '../../platform/api/use-problem';
import { useWords } from '../../platform/words/i18n';
import { toast, toastError } from '../../ui/feedback/toast-store';
import { ChoiceGroup, Radio } from '../../ui/forms/choice';
import s from './choices.module.css';
import { useVisibility } from './use-visibility';

interface CvVisibilityProps {
  value: Visibility;
  /** Called when the server has stored another one. */
  onChange: (value: Visibility) => void;
}

/** The choice of who finds the CV; takes effect at once. */
export function CvVisibility({ value, onChange }: CvVisibilityProps) {
  const t = useWords('cv');
  const problemText = useProblemText();
  const { current, choose } = useVisibility({
    saved: value,
    onSaved(visibility) {
      onChange(visibility);
      toast(t(`visibility.${visibility}_done`));
    },
    onError: (error) => toastError(problemText(error)),
  });
  return (
    <div className={s.visibility}>
      <ChoiceGroup label={t('visibility.title')}>
        {visibilities.map((one) => (
          <Radio
            key={one}
            name="visibility"
            label={t(`visibility.${one}`)}
            description={t(`visibility.${one}_hint`)}
            checked={current === one}
            onChange={() => choose(one)}
          />
        ))}
      </ChoiceGroup>
    </div>
  );
}
