import type { Cv, CvDocument } from '@jobblik/contract/cv/cv.schema';
import { getCvDocx, getCvJsonResume, getCvPdf } from '@jobblik/contract/cv/cv-pages.api';
import { IconBraces, IconDownload, IconEye, IconFileTypeDocx, IconFileTypePdf } from '@tabler/icons-react';
import { callApi } from '../../platform/api/api';
import { saveFile } from '../../platform/save-file';
import { useWords } from '../../platform/words/i18n';
import { Button, ButtonLink } from '../../ui/forms/button';
import { type CvFormat, CvFormats, saveDocument } from '../download/cv-formats';
import s from './my-cv.module.css';

interface CvDownloadsProps {
  cv: Cv;
  document: CvDocument | null;
  onView: (documentId: string) => void;
}

/** The CV as files: in each format that it is written in, and the uploaded document. */
export function CvDownloads({ cv, document, onView }: CvDownloadsProps) {
  const t = useWords('cv');
  const formats: CvFormat[] = [
    {
      icon: IconFileTypePdf,
      label: t('download.pdf'),
      save: async () => saveDocument(await callApi(getCvPdf)),
    },
    {
      icon: IconFileTypeDocx,
      label: t('download.docx'),
      save: async () => saveDocument(await callApi(getCvDocx)),
    },
    {
      icon: IconBraces,
      label: t('download.json'),
      save: async () => {
        const resume = await callApi(getCvJsonResume);
        const url = URL.createObjectURL(new Blob([JSON.stringify(resume, null, 2)], { type: 'application/json' }));
        saveFile(url, `${[cv.first_name, cv.last_name, 'cv'].filter(Boolean).join('-')}.json`);
        setTimeout(() => URL.revokeObjectURL(url), 60_000);
      },
    },
  ];
  return (
    <section aria-label={t('download.title')}>
      <h2 className={s.partTitle}>{t('download.title')}</h2>
      <div className={s.downloads}>
        <CvFormats formats={formats} />
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
