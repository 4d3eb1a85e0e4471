import type { Cv, CvDocument } from '@jobblik/contract/cv/cv.schema';
import { getCvDocx, getCvEuropass, getCvJsonResume, getCvPdf } from '@jobblik/contract/cv/cv-pages.api';
import {
  IconBraces,
  IconDownload,
  IconEye,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconFileTypeXml,
} from '@tabler/icons-react';
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
        saveText(JSON.stringify(resume, null, 2), 'application/json', nameFor(cv, 'json'));
      },
    },
    {
      icon: IconFileTypeXml,
      label: t('download.europass'),
      save: async () => {
        const { xml } = await callApi(getCvEuropass);
        saveText(xml, 'application/xml', nameFor(cv, 'xml'));
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

function nameFor({ first_name, last_name }: Cv, ending: string): string {
  return `${[first_name, last_name, 'cv'].filter(Boolean).join('-')}.${ending}`;
}

/** Saves a text as a file. */
function saveText(text: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  saveFile(url, name);
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
