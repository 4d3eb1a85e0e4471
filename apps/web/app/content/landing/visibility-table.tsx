import { useWords } from '../../platform/words/i18n';
import s from './visibility-table.module.css';

/** What companies see with each of the three choices of visibility. */
export function VisibilityTable() {
  const t = useWords('landing');
  const rows = t.list('seeker.seen.rows');
  return (
    <table className={s.table}>
      <caption className="hidden-visually">{t('seeker.seen.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('seeker.seen.choice')}</th>
          <th scope="col">{t('seeker.seen.shown')}</th>
          <th scope="col">{t('seeker.seen.known')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ choice, shown, known }) => (
          <tr key={choice}>
            <th scope="row">{choice}</th>
            <td>{shown}</td>
            <td>{known}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
