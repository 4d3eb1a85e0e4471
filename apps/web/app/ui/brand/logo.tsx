import { pathTo } from '@jobblik/contract/paths';
import { Link } from '../../platform/link';
import { useWords } from '../../platform/words/i18n';
import s from './logo.module.css';

/** The symbol and the name; links to the front page. */
export function Logo({ to = pathTo('home') }: { to?: string }) {
  const t = useWords('ui');
  return (
    <Link to={to} className={s.logo} translate="no" aria-label={t('logo')}>
      <EyeSymbol />
      jobblik
    </Link>
  );
}

/** The eye alone: upper lid, lower lid, pupil. */
export function EyeSymbol({ className = s.eye }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 44 28" className={className} aria-hidden="true">
      <path className={s.lid} d="M3 15.5C8.5 6.2 15 2.6 22 2.6s13.5 3.6 19 12.9" />
      <path className={s.lid} d="M9.5 20.6c3.8 3.3 8 4.9 12.5 4.9s8.7-1.6 12.5-4.9" />
      <circle className={s.pupil} cx="22" cy="14.8" r="5.6" />
    </svg>
  );
}
