import { ConfirmEmailLink } from '../../accounts/index';
import s from './dialogs.module.css';

interface RefusedProps {
  text: string | null;
  /** A confirmed e-mail would lift the refusal. */
  isUnconfirmed?: boolean;
}

/** What the server refused, read out when it appears. */
export function Refused({ text, isUnconfirmed = false }: RefusedProps) {
  return (
    <div role="alert" className={s.alert}>
      {text && (
        <p className={s.refused}>
          {text} {isUnconfirmed && <ConfirmEmailLink />}
        </p>
      )}
    </div>
  );
}
