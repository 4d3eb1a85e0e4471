import { useWords } from '../../platform/words/i18n';
import { classes } from '../../ui/classes';
import s from './calendar.module.css';

const looks = ['pending', 'listed', 'ready', 'progress', 'end'] as const;

/** Legend of the grid's colours. */
export function Legend() {
  const t = useWords('interviews');
  return (
    <ul className={s.legend} aria-label={t('legend')}>
      {looks.map((look) => (
        <li key={look}>
          <span className={classes(s.swatch, s[look])} />
          {t(`looks.${look}`)}
        </li>
      ))}
    </ul>
  );
}
