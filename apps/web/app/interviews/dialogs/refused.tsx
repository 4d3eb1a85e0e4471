import s from './dialogs.module.css';

/** What the server refused, read out when it appears. */
export function Refused({ text }: { text: string | null }) {
  return (
    <div role="alert" className={s.alert}>
      {text && <p className={s.refused}>{text}</p>}
    </div>
  );
}
