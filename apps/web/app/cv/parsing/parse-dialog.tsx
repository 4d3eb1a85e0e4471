import { parseCv } from '@jobblik/contract/cv/cv-parse.api';
import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { uploadRules } from '@jobblik/contract/kernel/uploads.rules';
import { useMemo, useState } from 'react';
import { sendApi } from '../../platform/api/api';
import { formatFileSize } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Empty } from '../../ui/feedback/list-states';
import { Progress } from '../../ui/feedback/progress';
import { toast } from '../../ui/feedback/toast-store';
import { Button } from '../../ui/forms/button';
import { Check } from '../../ui/forms/choice';
import { DropFile } from '../../ui/forms/drop-file';
import { Dialog } from '../../ui/overlays/dialog';
import { useCvEditing } from '../draft/use-cv-draft';
import { usePaperProblem } from '../own/use-paper-problem';
import s from './parse-dialog.module.css';
import { ParseOriginal } from './parse-original';
import { ParsePieces } from './parse-pieces';
import { applyPieces, type Piece, piecesOf, unknownOf } from './parse-proposal';

type Parsed = CallAnswer<typeof parseCv>;

/** "Udfyld fra dit CV": a file is read, and what it says is laid beside it, to be accepted piece by piece. */
export function ParseDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('cv');
  const paperProblem = usePaperProblem();
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [found, setFound] = useState<Parsed | null>(null);
  const read = async (chosen: File | null) => {
    setFile(chosen);
    setError(null);
    setFound(null);
    if (!chosen) return;
    setSent(0);
    try {
      const answer = await sendApi(parseCv, { onProgress: setSent }, { files: { upload_cv_file: chosen } });
      setFound(answer);
    } catch (problem) {
      setFile(null);
      setError(paperProblem(problem));
    } finally {
      setSent(null);
    }
  };
  const reason = found?.cv_parse_result.reason;
  if (found?.cv_parse_result.proposal && file)
    return <Proposal parsed={found} file={file} onClose={onClose} onOther={() => void read(null)} />;
  return (
    <Dialog open onClose={onClose} title={t('parse.title')} width={700}>
      <p>{t('parse.text')}</p>
      {reason && (
        <div role="alert" className={s.reason}>
          <Empty level={3} title={t(`parse.reasons.${reason}`)}>
            {t(`parse.reasons.${reason}_text`)}
          </Empty>
        </div>
      )}
      {sent === null ? (
        <div className={s.drop}>
          <DropFile
            label={t('parse.file')}
            kind="document"
            description={t('parse.file_hint', { max: formatFileSize(uploadRules.document.maxBytes) })}
            error={error}
            value={null}
            onChange={(chosen) => void read(chosen)}
          />
        </div>
      ) : (
        <div className={s.reading} role="status">
          <p>{t(sent < 1 ? 'parse.sending' : 'parse.reading', { name: file?.name })}</p>
          <Progress value={sent < 1 ? sent * 0.8 : 0.9} label={t('parse.sending', { name: file?.name })} />
        </div>
      )}
      {found && file && <UseFile parsed={found} file={file} onClose={onClose} />}
    </Dialog>
  );
}

/** A file that could not be read may still be the CV document. */
function UseFile({ parsed, file, onClose }: { parsed: Parsed; file: File; onClose: () => void }) {
  const t = useWords('cv');
  const { files } = useCvEditing().draft;
  return (
    <Button
      onClick={() => {
        files.choosePaperRead(file, parsed.cv_parse_file.id);
        onClose();
      }}
    >
      {t('parse.keep_anyway', { name: file.name })}
    </Button>
  );
}

interface ProposalProps {
  parsed: Parsed;
  file: File;
  onClose: () => void;
  onOther: () => void;
}

function Proposal({ parsed, file, onClose, onOther }: ProposalProps) {
  const t = useWords('cv');
  const { draft } = useCvEditing();
  const { cv_parse_result: found, cv_parse_file: original } = parsed;
  const { proposal } = found;
  const pieces = useMemo(
    () => (proposal ? piecesOf(proposal, draft.values.get(), t('present')) : []),
    [proposal, draft, t],
  );
  const unknown = proposal ? unknownOf(proposal) : [];
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(pieces.filter(({ replaces }) => replaces === null).map(({ id }) => id)),
  );
  const [lit, setLit] = useState<Piece | null>(null);
  const [usesFile, setUsesFile] = useState(draft.files.paper.get().saved === null);
  const toggle = (id: string) =>
    setTicked((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const accept = () => {
    const chosen = pieces.filter(({ id }) => ticked.has(id));
    const before = draft.values.get();
    if (chosen.length > 0) draft.setAll(applyPieces(before, chosen));
    if (usesFile) draft.files.choosePaperRead(file, original.id);
    if (chosen.length > 0)
      toast(t('parse.accepted', { count: chosen.length }), {
        action: { label: t('undo'), onClick: () => draft.setAll(before) },
      });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('parse.proposal')}
      width={1000}
      footer={
        <>
          <Button kind="text" onClick={onOther}>
            {t('parse.other')}
          </Button>
          <Button kind="filled" onClick={accept} disabled={ticked.size === 0 && !usesFile}>
            {t('parse.accept', { count: ticked.size })}
          </Button>
        </>
      }
    >
      <p>{t('parse.proposal_text')}</p>
      {found.reason === 'too_long' && <p className="small text-2">{t('parse.reasons.too_long_text')}</p>}
      <div className={s.sides}>
        <ParseOriginal lines={found.lines} lit={lit?.from ?? []} name={file.name} />
        <div className={s.proposal}>
          {pieces.length === 0 ? (
            <p>{t('parse.nothing_new')}</p>
          ) : (
            <>
              <div className={s.all}>
                <Button size="small" onClick={() => setTicked(new Set(pieces.map(({ id }) => id)))}>
                  {t('parse.all')}
                </Button>
                <Button size="small" kind="text" onClick={() => setTicked(new Set())}>
                  {t('parse.none')}
                </Button>
              </div>
              <ParsePieces pieces={pieces} ticked={ticked} onToggle={toggle} onLight={setLit} />
            </>
          )}
          {unknown.length > 0 && (
            <p className="small text-2">{t('parse.unknown', { names: unknown.slice(0, 20).join(', ') })}</p>
          )}
          <div className={s.useFile}>
            <Check
              label={t('parse.keep')}
              description={t('parse.keep_hint', { name: file.name })}
              checked={usesFile}
              onChange={(event) => setUsesFile(event.target.checked)}
            />
          </div>
        </div>
      </div>
    </Dialog>
  );
}
