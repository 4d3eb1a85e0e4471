import { type FormEvent, type ReactNode, type RefCallback, useState } from 'react';
import { useWords } from '../platform/words/i18n';
import { Button } from '../ui/forms/button';
import { AskFirst } from '../ui/overlays/dialog';
import type { AgentScreens } from './agent-screens';
import s from './agents.module.css';
import { FoundAside, FoundCount, type FoundNow } from './found-now';

export interface AgentFrameProps {
  screens: AgentScreens;
  formRef: RefCallback<HTMLElement>;
  onSubmit: (event: FormEvent<HTMLElement>) => void;
  busy: boolean;
  /** Error that concerns the whole form. */
  problem: string | null;
  submit: string;
  /** Leaves the form and discards the input. */
  onCancel: () => void;
  /** True when leaving discards input; leaving is then confirmed first. */
  changed: boolean;
  /** Shown above the fields: the note about a restored draft. */
  note?: ReactNode;
  /** What it would find now: beside the fields; where there is no room its number stands beside the buttons. */
  found: FoundNow;
  children: ReactNode;
}

/** Layout of an agent's form: error, fields, number of matches, buttons. */
export function AgentFrame(props: AgentFrameProps) {
  const { screens, formRef, onSubmit, busy, problem, submit, onCancel, changed, note, found, children } = props;
  const t = useWords(screens.words);
  const [asking, setAsking] = useState(false);
  return (
    <form ref={formRef} className={s.form} onSubmit={onSubmit} noValidate>
      {note}
      <div className={s.fields}>
        {problem && (
          <p className={s.problem} role="alert" tabIndex={-1}>
            {problem}
          </p>
        )}
        {children}
      </div>
      <FoundAside screens={screens} found={found} />
      <div className={s.footer} data-bottom-bar>
        <FoundCount screens={screens} found={found} />
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
