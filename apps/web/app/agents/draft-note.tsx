import { useWords } from '../platform/words/i18n';
import { Button } from '../ui/forms/button';
import type { AgentScreens } from './agent-screens';
import s from './agents.module.css';

/** Note that a draft was restored, with a button to discard it. */
export function DraftNote({ screens, onStartOver }: { screens: AgentScreens; onStartOver: () => void }) {
  const t = useWords(screens.words);
  return (
    <div className={s.draft}>
      <span>{t('form.restored')}</span>
      <Button kind="text" size="small" onClick={onStartOver}>
        {t('form.start_over')}
      </Button>
    </div>
  );
}
