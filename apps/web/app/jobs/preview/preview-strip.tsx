import { useWords } from '../../platform/words/i18n';
import { classes } from '../../ui/classes';
import { Pip } from '../../ui/feedback/badge';
import type { PreviewKeyFact } from './preview-key-facts';
import s from './preview-strip.module.css';

/** The five facts in one row, narrower than on the ad's own page; two rows in narrow panes. */
export function PreviewStrip({ facts }: { facts: readonly PreviewKeyFact[] }) {
  const t = useWords('jobs');
  return (
    <dl className={s.strip}>
      {facts.map(({ name, value, note, soon, isImportant }) => (
        <div key={name} className={s.fact}>
          <dt>{t(`job.key_facts.${name}`)}</dt>
          <dd>
            {value}
            {note && (
              <small className={classes(soon && s.soon, !isImportant && s.lesser, name === 'pay' && s.unit)}>
                {soon && <Pip />} {note}
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
