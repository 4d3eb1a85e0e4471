import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../platform/words/i18n';
import { Button } from '../ui/forms/button';
import { AskFirst } from '../ui/overlays/dialog';
import type { AgentScreens } from './agent-screens';
import s from './agents.module.css';

export interface AgentFrameProps {
  screens: AgentScreens;
  onSubmit: () => void;
  busy: boolean;
  /** What is wrong with the whole of it. */
  problem: string | null;
  submit: string;
  /** Leaves the form and what was typed into it. */
  onCancel: () => void;
  /** Something would be lost by that. */
  changed: boolean;
  /** Above the fields: that a draft was found. */
  note?: ReactNode;
  /** What it would find now, beside the actions. */
  count: ReactNode;
  children: ReactNode;
}

/** The form of an agent around its fields: what is wrong, what it would find, the actions. */
export function AgentFrame(props: AgentFrameProps) {
  const { screens, onSubmit, busy, problem, submit, onCancel, changed, note, count, children } = props;
  const t = useWords(screens.words);
  const [asking, setAsking] = useState(false);
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
      <div className={s.foot} data-bottom-bar>
        {count}
        <div className={s.actions}>
          <Button kind="text" onClick={() => (changed ? setAsking(true) : onCancel())}>
            {t('form.cancel')}
          </Button>
          <Button kind="filled" type="submit" busy={busy}>
            {submit}
          </Button>
        </div>
      </div>
      {asking && <AskFirst onStay={() => setAsking(false)} onLeave={onCancel} />}
    </form>
  );
}
