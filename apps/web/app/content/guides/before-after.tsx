import s from './before-after.module.css';

export interface Rewriting {
  before: string;
  after: string;
  /** Why the second is better. */
  why?: string;
}

interface BeforeAfterProps extends Rewriting {
  labels: { before: string; after: string };
}

/** A text as people often write it, and a better version. */
export function BeforeAfter({ before, after, why, labels }: BeforeAfterProps) {
  return (
    <figure className={s.pair}>
      <div className={s.before}>
        <strong>{labels.before}</strong>
        <p>{before}</p>
      </div>
      <div className={s.after}>
        <strong>{labels.after}</strong>
        <p>{after}</p>
      </div>
      {why && <figcaption>{why}</figcaption>}
    </figure>
  );
}
