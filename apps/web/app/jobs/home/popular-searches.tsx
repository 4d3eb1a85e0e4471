import { pathTo } from '@jobblik/contract/paths';
import { Link } from '../../platform/link';
import { useWords } from '../../platform/words/i18n';
import s from './home.module.css';

/** A few example searches. */
export function PopularSearches() {
  const t = useWords('jobs');
  const words = t.list('home.suggestions');
  return (
    <p className={s.popular}>
      <span>{t('home.popular')}</span>
      {words.map((word) => (
        <Link key={word} to={`${pathTo('findJob')}?keyword=${encodeURIComponent(word)}`}>
          {word}
        </Link>
      ))}
    </p>
  );
}
