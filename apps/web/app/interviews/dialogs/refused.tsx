import { ConfirmEmailLink } from '../../accounts/index';
import s from './dialogs.module.css';

interface RefusedProps {
  text: string | null;
  /** The refusal ends once the e-mail is confirmed. */
  isUnconfirmed?: boolean;
}

/** The reason of a refusal, announced when it appears. */
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
