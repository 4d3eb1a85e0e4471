import { acceptAttribute, refusalBeforeUpload, uploadRules } from '@jobblik/contract/kernel/uploads.rules';
import { IconEye, IconFileText, IconRefresh, IconTrash, IconUpload } from '@tabler/icons-react';
import { memo, useRef, useState } from 'react';
import { useProblemText } from '../../platform/api/use-problem';
import { formatFileSize, formatPercent } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Progress } from '../../ui/feedback/progress';
import { toastError } from '../../ui/feedback/toast-store';
import { Button, IconButton } from '../../ui/forms/button';
import { DropFile } from '../../ui/forms/drop-file';
import { FieldError } from '../../ui/forms/field';
import { useCvEditing, useValue } from '../draft/use-cv-draft';
import { openDocument } from '../own/open-document';
import { usePaperProblem } from '../own/use-paper-problem';
import s from './cv-editor.module.css';
import { CvSection } from './cv-section';

/** The CV as an uploaded file: choose, view, remove. */
export const CvDocumentPart = memo(function CvDocumentPart() {
  const t = useWords('cv');
  const problemText = useProblemText();
  const paperProblem = usePaperProblem();
  const { files } = useCvEditing().draft;
  const { saved, chosen, removed, problem } = useValue(files.paper);
  const progress = useValue(files.progress);
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const file = chosen
    ? { name: chosen.name, size: chosen.size }
    : saved && !removed
      ? { name: saved.realname, size: saved.size }
      : null;

  const take = (file: File | null | undefined) => {
    if (!file) return;
    const refusal = refusalBeforeUpload('document', file);
    setRefused(refusal ? t(`paper.${refusal}`, { max: formatFileSize(uploadRules.document.maxBytes) }) : null);
    if (!refusal) files.choosePaper(file);
  };
  const view = () => {
    if (saved) openDocument(saved.cv_document_id).catch((error: unknown) => toastError(problemText(error)));
  };
  const wrong = refused ?? (problem && paperProblem(problem));
  return (
    <CvSection part="document">
      {file ? (
        <div className={s.paper}>
          <Icon of={IconFileText} />
          <div className={s.paperName}>
            <span className="strong">{file.name}</span>
            <small>
              {progress === null ? formatFileSize(file.size) : t('paper.sent', { percent: formatPercent(progress) })}
            </small>
            {progress !== null && <Progress value={progress} label={t('paper.sending', { name: file.name })} />}
          </div>
          {problem && chosen && (
            <Button size="small" icon={IconRefresh} onClick={files.retryPaper}>
              {t('paper.retry')}
            </Button>
          )}
          {!chosen && (
            <Button size="small" icon={IconEye} onClick={view}>
              {t('paper.view')}
            </Button>
          )}
          <Button size="small" onClick={() => input.current?.click()}>
            {t('paper.change')}
          </Button>
          <IconButton icon={IconTrash} label={t('remove', { name: file.name })} onClick={files.removePaper} />
        </div>
      ) : (
        <DropFile
          label={t('paper.label')}
          hideLabel
          kind="document"
          icon={IconUpload}
          description={t('paper.hint', { max: formatFileSize(uploadRules.document.maxBytes) })}
          value={null}
          onChange={take}
        />
      )}
      {wrong && (
        <div role="alert">
          <FieldError>{wrong}</FieldError>
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('paper.change')}
        accept={acceptAttribute('document')}
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </CvSection>
  );
});
