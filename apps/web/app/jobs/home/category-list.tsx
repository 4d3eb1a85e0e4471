import type { CountedCategory } from '@jobblik/contract/lookups/lookups.schema';
import { pathTo } from '@jobblik/contract/paths';
import { Link } from '../../platform/link';
import { formatNumber } from '../../platform/words/format';
import s from './home.module.css';

/** Main categories in columns with the numbers of their live ads, aligned for comparison. */
export function CategoryList({ categories }: { categories: readonly CountedCategory[] }) {
  return (
    <ul className={s.categories}>
      {categories.map((category) => (
        <li key={category.id}>
          <Link to={`${pathTo('findJob')}?job_category=${encodeURIComponent(category.seo)}`}>
            <span>{category.text}</span>
            <span className={s.count}>{formatNumber(category.count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
