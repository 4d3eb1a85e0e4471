import { useWords } from '../../platform/words/i18n';
import { Section } from '../../ui/layout/section';
import s from './timeline.module.css';

/** The first four weeks on a line: "Uge 1: Ro" and so on, each with advice. */
export function Timeline() {
  const t = useWords('services');
  return (
    <Section title={t('outplacement.steps.heading')}>
      <ol className={s.line}>
        {t.list('outplacement.steps.items').map(({ title, text }) => {
          const [when, what] = title.split(': ');
          return (
            <li key={title}>
              <h3>
                <small>{when}</small> {what}
              </h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
