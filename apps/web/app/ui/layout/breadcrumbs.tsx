import { Link } from '../../platform/link';
import { useWords } from '../../platform/words/i18n';
import s from './breadcrumbs.module.css';

export interface Crumb {
  label: string;
  /** Absent on the page itself. */
  to?: string | undefined;
}

/** The position of the page in the site. */
export function Breadcrumbs({ crumbs, label }: { crumbs: readonly Crumb[]; label?: string }) {
  const t = useWords('ui');
  return (
    <nav aria-label={label ?? t('breadcrumbs')} className={s.crumbs}>
      <ol>
        {crumbs.map(({ label, to }) => (
          <li key={label}>{to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
