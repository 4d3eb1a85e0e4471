import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../platform/i18n';
import { Button, ButtonLink } from '../ui/button';
import type { AgentScreens } from './agent-screens';
import s from './agents.module.css';

export interface AgentFrameProps {
  screens: AgentScreens;
  onSubmit: () => void;
  busy: boolean;
  /** What is wrong with the whole of it. */
  problem: string | null;
  submit: string;
  /** Where "Annuller" leads. */
  back: string;
  /** Above the fields: that a draft was found. */
  note?: ReactNode;
  /** What it would find now, beside the deeds. */
  count: ReactNode;
  children: ReactNode;
}

/** The form of an agent around its fields: what is wrong, what it would find, the deeds. */
export function AgentFrame({ screens, onSubmit, busy, problem, submit, back, note, count, children }: AgentFrameProps) {
  const t = useWords(screens.words);
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (problem) alert.current?.focus();
  }, [problem]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <form className={s.form} onSubmit={send} noValidate>
      {note}
      <div className={s.fields}>
        {problem && (
          <p ref={alert} className={s.problem} role="alert" tabIndex={-1}>
            {problem}
          </p>
        )}
        {children}
      </div>
      <div className={s.foot}>
        {count}
        <div className={s.deeds}>
          <ButtonLink kind="text" to={back}>
            {t('form.cancel')}
          </ButtonLink>
          <Button kind="filled" type="submit" busy={busy}>
            {submit}
          </Button>
        </div>
      </div>
    </form>
  );
}
