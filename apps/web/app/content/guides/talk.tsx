import { useWords } from '../../platform/words/i18n';
import { classes } from '../../ui/classes';
import s from './talk.module.css';

/** Example of a conversation between two people about the next step. */
export function Talk() {
  const t = useWords('guides');
  return (
    <figure className={s.talk}>
      <figcaption>{t('talk.caption')}</figcaption>
      <ol>
        {t.list('talk.lines').map(({ own, text }) => (
          <li key={text} className={classes(own && s.own)}>
            <span className="hidden-visually">{t(own ? 'talk.you' : 'talk.other')}: </span>
            {text}
          </li>
        ))}
      </ol>
    </figure>
  );
}
