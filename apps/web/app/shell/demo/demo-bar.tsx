import { pathTo } from '@jobblik/contract/paths';
import { useEffect, useRef, useState } from 'react';
import { demoChanges } from '../../platform/demo/demo-note';
import { Link } from '../../platform/link';
import { employerSignUpPath } from '../../platform/session/sign-up';
import { useStore } from '../../platform/session/store';
import { useWords } from '../../platform/words/i18n';
import { classes } from '../../ui/classes';
import s from './demo-bar.module.css';

/** Milliseconds for which the bar shows that nothing was stored. */
const noteMs = 8_000;

/** Shows on every screen of the demo that it is one, with a link out of it; after a change that nothing was stored. */
export function DemoBar() {
  const t = useWords('shell');
  const isNoted = useDemoNote();
  return (
    <aside className={classes(s.bar, isNoted && s.noted)} aria-label={t('demo.label')} data-print="no">
      <p hidden={isNoted}>
        <strong>{t('demo.title')}</strong> <span className={s.text}>{t('demo.text')}</span>
      </p>
      <p role="status">{isNoted && <strong>{t('demo.nothing_stored')}</strong>}</p>
      <Link to={employerSignUpPath}>{t('demo.signUp')}</Link>
      <Link to={pathTo('forEmployers')}>{t('demo.leave')}</Link>
    </aside>
  );
}

/** True for a while after the demo has confirmed a change without storing it. */
function useDemoNote(): boolean {
  const changes = useStore(demoChanges, 0);
  const seen = useRef(changes);
  const [isNoted, setNoted] = useState(false);
  useEffect(() => {
    if (changes === seen.current) return;
    seen.current = changes;
    setNoted(true);
    const timer = setTimeout(() => setNoted(false), noteMs);
    return () => clearTimeout(timer);
  }, [changes]);
  return isNoted;
}
