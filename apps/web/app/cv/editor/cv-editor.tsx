import { getCv } from '@jobblik/contract/cv/cv.api';
import { getCvVideo } from '@jobblik/contract/cv/cv-videos.api';
import { candidateDashboard } from '@jobblik/contract/dashboard/dashboard.api';
import { Problem } from '@jobblik/contract/kernel/problem';
import { pathTo } from '@jobblik/contract/paths';
import { IconWand } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { lazyPiece } from '../../platform/loading/lazy-piece';
import { useSession } from '../../platform/session/session';
import { createStore } from '../../platform/session/store';
import { useHashPart } from '../../platform/state/use-hash-part';
import { useMediaQuery } from '../../platform/state/use-media-query';
import { useWords } from '../../platform/words/i18n';
import { toast, toastError } from '../../ui/feedback/toast-store';
import { Button } from '../../ui/forms/button';
import { AskFirst } from '../../ui/overlays/dialog';
import type { CvDraft } from '../draft/cv-draft';
import { focusFirstWrong } from '../draft/cv-focus';
import { followPicture } from '../draft/follow-picture';
import { CvEditingContext, useValue } from '../draft/use-cv-draft';
import { CvEducation, CvExperience } from '../entries/cv-entries';
import { CvVisibility } from '../own/cv-visibility';
import { localToday } from '../own/use-today';
import { CvAbout } from './cv-about';
import { CvBar } from './cv-bar';
import { CvConflict } from './cv-conflict';
import { CvDocumentPart } from './cv-document';
import s from './cv-editor.module.css';
import { type CvErrors, checkCv, countOf, errorsOfProblem, noErrors } from './cv-errors';
import { CvMissing } from './cv-missing';
import { CvNav } from './cv-nav';
import { CvNotices } from './cv-notices';
import { CvPerson } from './cv-person';
import { CvLanguages, CvSkills } from './cv-skills';
import { CvVideoPart } from './cv-video-part';
import { CvWishes } from './cv-wishes';

const CvVersions = lazyPiece(() => import('./cv-versions').then((module) => ({ default: module.CvVersions })));
const ParseDialog = lazyPiece(() =>
  import('../parsing/parse-dialog').then((module) => ({ default: module.ParseDialog })),
);

/** Message for the CV view after leaving the editor. */
export interface CvArrival {
  done: 'saved' | 'published';
}

/** The editor of a CV. Each part reads only its own fields, so that a key press renders one of them. */
export function CvEditor({ draft, title }: { draft: CvDraft; title: string }) {
  const t = useWords('cv');
  const editing = useMemo(() => ({ draft, errors: createStore<CvErrors>(noErrors) }), [draft]);
  const videos = useCall(getCvVideo, undefined, { staleTime: 0 }).data?.videos;
  const hasVideo = (videos?.length ?? 0) > 0;
  const [openDialog, setOpenDialog] = useState<'versions' | 'parse' | null>(null);
  const [asking, setAsking] = useState(false);
  const { alert, busy, publish, leave, cancel } = useActions(editing.draft, editing.errors);
  useHashPart();
  const isWide = useMediaQuery('(min-width: 1024px)', true);
  return (
    <CvEditingContext value={editing}>
      <CvBar
        title={title}
        busy={busy === 'publish'}
        onVersions={() => setOpenDialog('versions')}
        onSee={() => void leave(false)}
        onPublish={() => void publish()}
      />
      <div className={`wrap ${s.columns}`}>
        {isWide && (
          <div className={s.side}>
            <CvNav hasVideo={hasVideo} />
            <div className={s.sideVisibility}>
              <Visibility draft={draft} />
            </div>
          </div>
        )}
        <div className={s.main}>
          <CvNotices />
          <CvMissing />
          <CvConflict />
          <div className={s.fill}>
            <div>
              <p className="strong">{t('parse.offer')}</p>
              <p className="small text-2">{t('parse.offer_text')}</p>
            </div>
            <Button icon={IconWand} onClick={() => setOpenDialog('parse')}>
              {t('parse.open')}
            </Button>
          </div>
          <CvPerson />
          <CvAbout />
          <CvWishes />
          <CvExperience />
          <CvEducation />
          <CvSkills />
          <CvLanguages />
          <CvDocumentPart />
          <CvVideoPart videos={videos} />
          {!isWide && (
            <section className={s.section} aria-label={t('visibility.title')}>
              <Visibility draft={draft} />
            </section>
          )}
          <div className={s.end}>
            <div role="alert" className={s.alert}>
              {alert}
            </div>
            <div className={s.endActions}>
              <Button kind="text" onClick={() => (draft.isChanged() ? setAsking(true) : void leave(false))}>
                {t('leave')}
              </Button>
              <Button busy={busy === 'save'} onClick={() => void leave(true)}>
                {t('save_draft')}
              </Button>
              <Button kind="filled" busy={busy === 'publish'} onClick={() => void publish()}>
                {t('publish_cv')}
              </Button>
            </div>
          </div>
        </div>
      </div>
      <Suspense>
        {asking && (
          <AskFirst onStay={() => setAsking(false)} onLeave={() => void cancel()}>
            {t('leave_text')}
          </AskFirst>
        )}
        {openDialog === 'versions' && <CvVersions onClose={() => setOpenDialog(null)} />}
        {openDialog === 'parse' && <ParseDialog onClose={() => setOpenDialog(null)} />}
      </Suspense>
    </CvEditingContext>
  );
}

function Visibility({ draft }: { draft: CvDraft }) {
  const { visibility } = useValue(draft.state);
  return (
    <CvVisibility value={visibility} onChange={(next) => draft.state.set((now) => ({ ...now, visibility: next }))} />
  );
}

/** Publishing, saving as a draft, and going back to the view. */
function useActions(draft: CvDraft, errors: ReturnType<typeof createStore<CvErrors>>) {
  const t = useWords('cv');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const name = useSession()?.user_name ?? '';
  const [busy, setBusy] = useState<'publish' | 'save' | null>(null);
  const [alert, setAlert] = useState<string | null>(null);

  // The server refuses a draft only if it cannot be stored, for example for a name of 10,000 letters.
  useEffect(
    () =>
      draft.save.subscribe(() => {
        const now = draft.save.get();
        if (now.kind === 'refused') errors.set(errorsOfProblem(now.error, draft.values.get()));
      }),
    [draft, errors],
  );

  // Once all errors are corrected, the message below the form would be wrong.
  useEffect(() => {
    if (alert === null) return;
    return draft.values.subscribe(() => {
      if (countOf(checkCv(draft.values.get(), localToday(), name)) === 0) setAlert(null);
    });
  }, [alert, draft, name]);

  async function goToView(view: string, arrival?: CvArrival): Promise<void> {
    const stale = [[getCv.path], [candidateDashboard.path]];
    await Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey, refetchType: 'none' })));
    await navigate(view, { state: arrival ?? null });
  }

  function show(found: CvErrors): void {
    errors.set(found);
    const wrong = countOf({ ...found, missing: [] });
    setAlert(wrong > 0 ? t('publish_wrong', { count: wrong }) : t('missing.alert'));
    requestAnimationFrame(() => focusFirstWrong(found));
  }

  async function publish(): Promise<void> {
    setAlert(null);
    const found = checkCv(draft.values.get(), localToday(), name);
    errors.set(found);
    if (countOf(found) > 0) return show(found);
    setBusy('publish');
    try {
      const isFirst = !draft.state.get().published;
      await draft.publish();
      if (draft.state.get().waits_for_email) return await goToView(`${pathTo('confirmEmail')}?for=cv`);
      toast(t(isFirst ? 'toast.published' : 'toast.published_again'));
      void followPicture();
      await goToView(pathTo('ownCv'), { done: 'published' });
    } catch (error) {
      const refused = errorsOfProblem(error, draft.values.get());
      if (countOf(refused) > 0) return show(refused);
      const isConflict = error instanceof Problem && error.status === 409;
      const text = isConflict ? t('conflict.first') : problemText(error);
      setAlert(text);
      toastError(text);
    } finally {
      setBusy(null);
    }
  }

  /** @param isExplicit true when the person chose to save the draft; a toast then confirms it */
  async function leave(isExplicit: boolean): Promise<void> {
    setBusy('save');
    try {
      const isSafe = await draft.flush();
      if (isExplicit && !isSafe) {
        toastError(t('save.not_yet'));
        return;
      }
      if (isExplicit) toast(t('toast.saved'));
      await goToView(pathTo('ownCv'), isExplicit ? { done: 'saved' } : undefined);
    } finally {
      setBusy(null);
    }
  }

  /** Restores the CV from before this visit. */
  async function cancel(): Promise<void> {
    setBusy('save');
    try {
      if (!(await draft.revert())) {
        toastError(t('save.not_yet'));
        return;
      }
      await goToView(pathTo('ownCv'));
    } catch (error) {
      toastError(problemText(error));
    } finally {
      setBusy(null);
    }
  }

  return { alert, busy, publish, leave, cancel };
}
