import { useWords } from '../../platform/words/i18n';
import s from './cv-sheet.module.css';

/** A whole CV in small: each part is labelled and links to its section of the guide. */
export function CvSheet() {
  const t = useWords('guides');
  return (
    <figure className={s.sheet}>
      <figcaption>{t('sheet.caption')}</figcaption>
      <div className={s.paper}>
        <p className={s.name}>{t('sheet.name')}</p>
        <p className={s.contact}>{t('sheet.contact')}</p>
        {t.list('sheet.parts').map(({ to, name, lines }) => (
          <div key={to} className={s.part}>
            <a href={`#${to}`}>{name}</a>
            <div>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </div>
        ))}
      </div>
    </figure>
  );
}
