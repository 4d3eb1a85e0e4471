import { Link } from 'react-router';
import { employerSignUpPath } from '../../platform/session/sign-up';
import { useWords } from '../../platform/words/i18n';
import s from './demo-bar.module.css';

/** Says on every screen of the demo that it is one, and leads out of it. */
export function DemoBar() {
  const t = useWords('shell');
  return (
    <aside className={s.bar} aria-label={t('demo.label')} data-print="no">
      <p>
        <strong>{t('demo.title')}</strong> <span className={s.text}>{t('demo.text')}</span>
      </p>
      <Link to={employerSignUpPath}>{t('demo.signUp')}</Link>
      <Link to="/smart-rekruttering">{t('demo.leave')}</Link>
    </aside>
  );
}
