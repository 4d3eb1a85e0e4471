import { getCvVersion, getCvVersions, restoreCvVersion } from '@jobblik/contract/cv/cv-pages.api';
import type { CvVersion } from '@jobblik/contract/cv/cv-pages.schema';
import { IconArrowBackUp, IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useSend } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { formatMoment } from '../../platform/words/format';
import { useWords, type Words } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';
import { Empty, Failed, ListStates } from '../../ui/feedback/list-states';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import { toast, toastError } from '../../ui/feedback/toast-store';
import { Button } from '../../ui/forms/button';
import { Confirm } from '../../ui/overlays/confirm';
import { Dialog } from '../../ui/overlays/dialog';
import { useCvEditing } from '../draft/use-cv-draft';
import { CvPaperView } from '../own/cv-paper';
import s from './cv-notices.module.css';

/** Earlier versions: the time, the changes, a view, and a button to restore one. */
export function CvVersions({ onClose }: { onClose: () => void }) {
  const t = useWords('cv');
  const versions = useCall(getCvVersions, undefined, { staleTime: 0 });
  const [opened, setOpened] = useState<CvVersion | null>(null);
  if (opened) return <OneVersion version={opened} onBack={() => setOpened(null)} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t('versions.title')} width={700}>
      <p className="text-2">{t('versions.text')}</p>
      <ListStates
        query={versions}
        isEmpty={({ versions: list }) => list.length === 0}
        empty={<Empty title={t('versions.empty')}>{t('versions.empty_text')}</Empty>}
        skeleton={<SkeletonRows count={3} />}
      >
        {({ versions: list }) => (
          <ul className={s.versions} aria-label={t('versions.title')}>
            {list.map((version) => (
              <li key={version.id}>
                <div>
                  <p className="strong">
                    {momentOf(version.saved_at)}{' '}
                    {version.kind === 'published' && <Badge tone="success">{t('versions.published')}</Badge>}
                  </p>
                  <p className="small text-2">{changesOf(version, t)}</p>
                </div>
                <Button size="small" icon={IconEye} onClick={() => setOpened(version)}>
                  {t('versions.see')}
                  <span className="hidden-visually"> {momentOf(version.saved_at)}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </Dialog>
  );
}

interface OneVersionProps {
  version: CvVersion;
  onBack: () => void;
  onClose: () => void;
}

function OneVersion({ version, onBack, onClose }: OneVersionProps) {
  const t = useWords('cv');
  const problemText = useProblemText();
  const { draft } = useCvEditing();
  const found = useCall(getCvVersion, { params: { id: version.id } });
  const restore = useSend(restoreCvVersion);
  const [asking, setAsking] = useState(false);
  const when = momentOf(version.saved_at);
  const bringBack = async () => {
    if (!(await draft.flush())) {
      toastError(t('versions.not_saved'));
      return;
    }
    try {
      const body = { version_id: version.id, revision: draft.state.get().revision };
      const { cv, state } = await restore.mutateAsync({ body });
      draft.adopt(cv, state);
      toast(t('versions.restored', { when }));
      onClose();
    } catch (error) {
      toastError(problemText(error));
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('versions.one', { when })}
      width={900}
      footer={
        <>
          <Button kind="text" onClick={onBack}>
            {t('versions.back')}
          </Button>
          <Button kind="filled" icon={IconArrowBackUp} disabled={!found.data} onClick={() => setAsking(true)}>
            {t('versions.restore')}
          </Button>
        </>
      }
    >
      {found.data ? (
        <CvPaperView cv={found.data.cv} level={3} />
      ) : found.error ? (
        <Failed error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <AfterDelay>
          <SkeletonRows count={3} />
        </AfterDelay>
      )}
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t('versions.confirm')}
        yes={t('versions.restore')}
        no={t('cancel')}
        onConfirm={bringBack}
      >
        {t('versions.confirm_text', { when })}
      </Confirm>
    </Dialog>
  );
}

function momentOf(instant: string): string {
  return formatMoment(instant, Math.max(Date.now(), Date.parse(instant)));
}

function changesOf(version: CvVersion, t: Words<'cv'>): string {
  if (version.changes.length === 0) return t('versions.no_changes');
  return t('versions.changes', { parts: version.changes.map((part) => t(`changed.${part}`)).join(', ') });
}
