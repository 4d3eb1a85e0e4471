import s from './withdrawal.module.css';

/** Labels with their texts, one line each; without those that have none. */
export function Terms({ rows }: { rows: readonly (readonly [label: string, text: string])[] }) {
  return (
    <dl className={s.terms}>
      {rows
        .filter(([, text]) => text !== '')
        .map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}
