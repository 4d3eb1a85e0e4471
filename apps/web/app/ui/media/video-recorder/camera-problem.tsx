import { IconRefresh, IconVideoOff } from '@tabler/icons-react';
import { useWords } from '../../../platform/words/i18n';
import { Icon } from '../../brand/icon';
import { Button } from '../../forms/button';
import { browserKind, type DeviceProblem } from './device-problem';
import s from './video-recorder.module.css';

/** Why camera or microphone cannot be used, with instructions for this browser. */
export function CameraProblem({ problem, onRetry }: { problem: DeviceProblem; onRetry: () => void }) {
  const t = useWords('media');
  const browser = browserKind(navigator.userAgent);
  return (
    <div role="alert" className={s.problem}>
      <Icon of={IconVideoOff} size={32} />
      <h3>{t(`problem.${problem}.title`)}</h3>
      <p>{t(`problem.${problem}.text`)}</p>
      {problem === 'denied' && <p>{t(`problem.denied.${browser}`)}</p>}
      {problem !== 'unsupported' && (
        <Button icon={IconRefresh} onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
