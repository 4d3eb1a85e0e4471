import { useWords } from '../../platform/words/i18n';
import { classes } from '../../ui/classes';
import { Section } from '../../ui/layout/section';
import s from './marked-text.module.css';

/** A typical text about a company, and a better one with a margin note at each sentence about its content. */
export function MarkedText() {
  const t = useWords('services');
  const sentences = t.list('branding.advice.after');
  return (
    <Section title={t('branding.advice.heading')}>
      <p className={s.lead}>{t('branding.advice.text')}</p>
      <dl className={s.text}>
        <div className={classes(s.row, s.before)}>
          <dt>{t('branding.advice.before')}</dt>
          <dd>{t('branding.advice.before_note')}</dd>
        </div>
        {sentences.map(({ text, note }, index) => (
          <div key={note} className={classes(s.row, index === 0 && s.first, index === sentences.length - 1 && s.last)}>
            <dt>{text}</dt>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
