import type { Cv, CvDocument } from '@jobblik/contract/cv/cv.schema';
import { getCvJsonResume, getCvPdf } from '@jobblik/contract/cv/cv-pages.api';
import { IconBraces, IconDownload, IconEye, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { callApi } from '../../platform/api/api';
import { useProblemText } from '../../platform/api/use-problem';
import { saveFile } from '../../platform/save-file';
import { useWords } from '../../platform/words/i18n';
import { toastError } from '../../ui/feedback/toast-store';
import { Button, ButtonLink } from '../../ui/forms/button';
import s from './my-cv.module.css';

interface CvDownloadsProps {
  cv: Cv;
  document: CvDocument | null;
  onView: (documentId: string) => void;
}

/** The CV as files: as a PDF, as JSON Resume, and the uploaded document. */
export function CvDownloads({ cv, document, onView }: CvDownloadsProps) {
  const t = useWords('cv');
  const problemText = useProblemText();
  const [busy, setBusy] = useState<'pdf' | 'json' | null>(null);
  const run = async (kind: 'pdf' | 'json', action: () => Promise<void>) => {
    setBusy(kind);
    try {
      await action();
    } catch (error) {
      toastError(problemText(error));
    } finally {
      setBusy(null);
    }
  };
  const pdf = async () => {
    const { url, file_name } = await callApi(getCvPdf);
    saveFile(url, file_name);
  };
  const json = async () => {
    const resume = await callApi(getCvJsonResume);
    const url = URL.createObjectURL(new Blob([JSON.stringify(resume, null, 2)], { type: 'application/json' }));
    saveFile(url, `${[cv.first_name, cv.last_name, 'cv'].filter(Boolean).join('-')}.json`);
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  };
  return (
    <section aria-label={t('download.title')}>
      <h2 className={s.partTitle}>{t('download.title')}</h2>
      <div className={s.downloads}>
        <Button kind="text" icon={IconFileTypePdf} busy={busy === 'pdf'} onClick={() => void run('pdf', pdf)}>
          {t('download.pdf')}
        </Button>
        <Button kind="text" icon={IconBraces} busy={busy === 'json'} onClick={() => void run('json', json)}>
          {t('download.json')}
        </Button>
        {document && (
          <>
            <ButtonLink kind="text" icon={IconDownload} to={document.url} download={document.realname}>
              {t('download.document')}
            </ButtonLink>
            <Button kind="text" icon={IconEye} onClick={() => onView(document.cv_document_id)}>
              {t('download.view')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
