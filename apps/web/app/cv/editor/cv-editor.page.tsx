import { useLocation } from 'react-router';
import { seo } from '../../platform/seo';
import { useSession } from '../../platform/session/session';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Failed } from '../../ui/feedback/list-states';
import { AfterDelay } from '../../ui/feedback/skeleton';
import { useOpenDraft } from '../draft/use-cv-draft';
import type { Route } from './+types/cv-editor.page';
import { CvEditor } from './cv-editor';
import s from './cv-editor.module.css';
import { CvEditorSkeleton } from './cv-editor-skeleton';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'cv')('create_title'), hidden: true });
}

/** Creates a CV or changes it (spec 1§2); the title depends on whether one exists. */
export default function CvEditorPage() {
  const t = useWords('cv');
  const userId = useSession()?.user_id ?? 0;
  const isNew = useLocation().pathname.endsWith('/Opret');
  const opened = useOpenDraft(userId);
  if (opened.is === 'open') return <CvEditor draft={opened.draft} title={t(isNew ? 'create' : 'edit_cv')} />;
  return (
    <div className={`wrap ${s.waiting}`}>
      <h1 className="hidden-visually">{t('edit_cv')}</h1>
      {opened.is === 'failed' ? (
        <Failed error={opened.error} onRetry={opened.retry}>
          {t('failed_safe')}
        </Failed>
      ) : (
        <AfterDelay>
          <CvEditorSkeleton />
        </AfterDelay>
      )}
    </div>
  );
}
