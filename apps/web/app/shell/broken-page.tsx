import { pathTo } from '@jobblik/contract/paths';
import { isRouteErrorResponse } from 'react-router';
import { useErrorReport } from '../browser-errors/index';
import { useWords } from '../platform/words/i18n';
import { Art } from '../ui/brand/art';
import brokenEye from '../ui/brand/art/error-broken-eye.svg?raw';
import { Logo } from '../ui/brand/logo';
import { Button, ButtonLink } from '../ui/forms/button';
import s from './broken-page.module.css';

/** The last error page, used if the header fails too. */
export function BrokenPage({ error }: { error: unknown }) {
  return (
    <>
      <header className={`wrap ${s.top}`}>
        <Logo />
      </header>
      <main className={s.page}>
        <BrokenContent error={error} />
      </main>
    </>
  );
}

/** Replaces a page that does not exist or that failed: what happened, what is saved, what to do. */
export function BrokenContent({ error }: { error: unknown }) {
  const t = useWords('shell');
  useErrorReport(error);
  const missing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 410);
  const kind = missing ? 'missing' : 'broken';
  return (
    <div className={`wrap ${s.content}`}>
      <title>{`${t(`${kind}.title`)} | Jobblik`}</title>
      <Art svg={brokenEye} className={s.art} />
      <h1>{t(`${kind}.title`)}</h1>
      <p>{t(`${kind}.text`)}</p>
      <div className={s.actions}>
        {missing ? (
          <ButtonLink kind="filled" to={pathTo('findJob')}>
            {t('missing.action')}
          </ButtonLink>
        ) : (
          <Button kind="filled" onClick={() => location.reload()}>
            {t('broken.action')}
          </Button>
        )}
        <ButtonLink to={pathTo('home')}>{t('toHome')}</ButtonLink>
      </div>
    </div>
  );
}
