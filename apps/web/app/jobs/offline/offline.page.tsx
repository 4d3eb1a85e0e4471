import { sameSitePath } from '@jobblik/contract/accounts/accounts.rules';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { untilReached, useReached } from '../../platform/loading/connection';
import { offlinePath, returnParameter } from '../../platform/offline/offline-path';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Art } from '../../ui/brand/art';
import drawing from '../../ui/brand/art/empty-buoy.svg?raw';
import { Button } from '../../ui/forms/button';
import type { Route } from './+types/offline.page';
import { DraftList } from './draft-list';
import s from './offline.module.css';
import { OfflineJob } from './offline-job';
import { SavedOnDevice } from './saved-on-device';
import { type OnDevice, useOnDevice } from './use-on-device';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'offline')('title'), hidden: true });
}

/**
 * The page for reading offline, which the service worker stores and shows instead of any other page. The server renders it without
 * a session: the person's data is read here, from the browser's own store.
 */
export default function OfflinePage() {
  const t = useWords('offline');
  const [search] = useSearchParams();
  const onDevice = useOnDevice();
  const returnPath = readReturnPath(search.get(returnParameter));
  const reached = useReturnWhenReached(returnPath);
  const jobId = Number(search.get('job') ?? /^\/job\/(\d+)/.exec(returnPath ?? '')?.[1]);
  const copy = onDevice?.copies.get(jobId);
  if (copy) return <OfflineJob copy={copy} />;
  return (
    <div className={`wrap ${s.page}`}>
      <header className={s.header}>
        <Art svg={drawing} className={s.art} />
        <div>
          <h1>{reached ? t('online') : t('title')}</h1>
          {/* The stored page is older than the request for another one. */}
          <p className={s.lead}>{reached ? t('online_lead') : t(returnPath && onDevice ? 'lead_requested' : 'lead')}</p>
          {!reached && <Button onClick={() => location.replace(returnPath ?? '/')}>{t('retry')}</Button>}
        </div>
      </header>
      {onDevice && <CopiesAndDrafts {...onDevice} />}
    </div>
  );
}

function CopiesAndDrafts({ session, saved, drafts }: OnDevice) {
  const t = useWords('offline');
  if (!session)
    return (
      <section className={s.guest}>
        <h2>{t('guest.title')}</h2>
        <p>{t('guest.text')}</p>
      </section>
    );
  return (
    <>
      {session === 'seeker' && <SavedOnDevice copy={saved} />}
      <DraftList drafts={drafts} />
    </>
  );
}

/** The address that the person requested, if the service worker answered with this page. */
function readReturnPath(given: string | null): string | undefined {
  const path = sameSitePath(given);
  return path?.startsWith(offlinePath) ? undefined : path;
}

/** Opens the requested address as soon as the server answers. True if the server answers and no other page was requested. */
function useReturnWhenReached(returnPath: string | undefined): boolean {
  const [hasAnswered, setAnswered] = useState(false);
  const reached = useReached();
  useEffect(() => {
    const leaving = new AbortController();
    const back = () => (returnPath ? location.replace(returnPath) : setAnswered(true));
    untilReached(leaving.signal).then(back, () => undefined);
    return () => leaving.abort();
  }, [returnPath]);
  return hasAnswered && reached;
}
