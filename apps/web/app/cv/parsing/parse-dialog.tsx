import { Problem } from '@jobblik/contract/kernel/problem';
import { uploadRules } from '@jobblik/contract/kernel/uploads.rules';
import { IconFileText } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { useProblemText } from '../../platform/api/use-problem';
import { fetchFile } from '../../platform/fetch-file';
import { formatFileSize } from '../../platform/words/format';
import { useWords, type Words } from '../../platform/words/i18n';
import { Empty } from '../../ui/feedback/list-states';
import { Progress } from '../../ui/feedback/progress';
import { toast } from '../../ui/feedback/toast-store';
import { Button } from '../../ui/forms/button';
import { Check } from '../../ui/forms/choice';
import { DropFile } from '../../ui/forms/drop-file';
import { Dialog } from '../../ui/overlays/dialog';
import { undoChange } from '../draft/undo-change';
import { useCvEditing, useValue } from '../draft/use-cv-draft';
import { useToday } from '../own/use-today';
import { ChangeEntry } from './change-piece';
import { missingInEntry } from './missing-in-entry';
import s from './parse-dialog.module.css';
import { FromPictures, LeftOutNotice } from './parse-notices';
import { ParseOriginal } from './parse-original';
import type { Piece } from './parse-piece';
import { ParsePieces } from './parse-pieces';
import { applyPieces, type PieceTexts, piecesOf, unknownOf } from './parse-proposal';
import { type Parsed, type ParsingStep, useParsing } from './use-parsing';

/** "Udfyld fra dit CV": reads a file and shows its content beside the form values; the person accepts each piece. */
export function ParseDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('cv');
  const problemText = useProblemText();
  const { file, step, problem, found, read, stop } = useParsing();
  const [isOwn, setIsOwn] = useState(false);
  const [lost, setLost] = useState<string | null>(null);
  const isWrongType = problem instanceof Problem && problem.code === 'unsupported_type';
  const error = isWrongType ? t('parse.unsupported_type') : problem ? problemText(problem) : lost;
  const readFile = (chosen: File | null, own: boolean) => {
    setIsOwn(own);
    setLost(null);
    read(chosen);
  };
  const canBeDocument = found !== null && isDocument(found) && !isOwn;
  const reason = found?.cv_parse_result.reason;
  if (found?.cv_parse_result.proposal && file)
    return (
      <Proposal
        parsed={found}
        file={file}
        canBeDocument={canBeDocument}
        onClose={onClose}
        onOther={() => readFile(null, false)}
      />
    );
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
      {step && file ? (
        <Reading step={step} name={file.name} onStop={stop} />
      ) : (
        <div className={s.drop}>
          <DropFile
            label={t('parse.file')}
            kind="document_or_photo"
            description={t('parse.file_hint', { max: formatFileSize(uploadRules.document_or_photo.maxBytes) })}
            error={error}
            value={null}
            onChange={(chosen) => readFile(chosen, false)}
          />
          <p className={`small text-2 ${s.hint}`}>{t('parse.linkedin_hint')}</p>
          <OwnDocument
            onRead={(own) => readFile(own, true)}
            onLost={(name) => {
              readFile(null, false);
              setLost(t('parse.own_lost', { name }));
            }}
          />
        </div>
      )}
      {canBeDocument && file && <UseFile parsed={found} file={file} onClose={onClose} />}
    </Dialog>
  );
}

/** Reads the CV document that is stored already. */
function OwnDocument({ onRead, onLost }: { onRead: (file: File) => void; onLost: (name: string) => void }) {
  const t = useWords('cv');
  const { saved, chosen, removed } = useValue(useCvEditing().draft.files.paper);
  const [busy, setBusy] = useState(false);
  const name = chosen?.name ?? (removed ? undefined : saved?.realname);
  if (!name) return null;
  const take = async () => {
    setBusy(true);
    const file = chosen ?? (saved && (await fetchFile(saved.url, saved.realname)));
    setBusy(false);
    if (file) onRead(file);
    else onLost(name);
  };
  return (
    <Button icon={IconFileText} busy={busy} className={s.own} onClick={() => void take()}>
      {t('parse.own', { name })}
    </Button>
  );
}

/** False for a picture of a CV, which is read but cannot be the CV document. */
function isDocument({ cv_parse_file: { type } }: Parsed): boolean {
  return uploadRules.document.extensions.includes(type);
}

function Reading({ step, name, onStop }: { step: ParsingStep; name: string; onStop: () => void }) {
  const t = useWords('cv');
  const isSent = !('sent' in step) || step.sent >= 1;
  const text =
    'pages' in step
      ? t('parse.reading_pictures', { page: Math.min(step.done + 1, step.pages), pages: step.pages })
      : t(isSent ? 'parse.reading' : 'parse.sending', { name });
  // Uploading is a fifth of the progress, so that the bar does not go back when pages are to be read.
  const share = 'pages' in step ? 0.2 + (0.75 * step.done) / step.pages : step.sent * 0.2;
  return (
    <div className={s.reading}>
      <p role="status">{text}</p>
      <Progress value={share} label={text} />
      <Button size="small" kind="text" onClick={onStop}>
        {t('parse.stop')}
      </Button>
    </div>
  );
}

/** A file without readable text can still become the CV document. */
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
      {t('parse.save_file_anyway', { name: file.name })}
    </Button>
  );
}

interface ProposalProps {
  parsed: Parsed;
  file: File;
  /** True if the file is not the CV's document yet. */
  canBeDocument: boolean;
  onClose: () => void;
  onOther: () => void;
}

function Proposal({ parsed, file, canBeDocument, onClose, onOther }: ProposalProps) {
  const t = useWords('cv');
  const { draft } = useCvEditing();
  const { cv_parse_result: found, cv_parse_file: original } = parsed;
  const { proposal } = found;
  const today = useToday();
  const proposed = useMemo(
    () => (proposal ? piecesOf(proposal, draft.values.get(), pieceTexts(t)) : []),
    [proposal, draft, t],
  );
  /** What the person has changed, by the id of the piece. */
  const [changed, setChanged] = useState<ReadonlyMap<string, Piece>>(new Map());
  const pieces = proposed.map((piece) => changed.get(piece.id) ?? piece);
  const unknown = proposal ? unknownOf(proposal) : [];
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(proposed.filter((piece) => piece.ticked).map(({ id }) => id)),
  );
  /** The entry whose dialog is open, and those that were asked about before they are taken over. */
  const [entry, setEntry] = useState<Piece | null>(null);
  const asked = useRef<Set<string> | null>(null);
  const [lit, setLit] = useState<Piece | null>(null);
  const [usesFile, setUsesFile] = useState(canBeDocument && draft.files.paper.get().saved === null);
  const toggle = (id: string) =>
    setTicked((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const change = (piece: Piece) => {
    setChanged((now) => new Map([...now, [piece.id, piece]]));
    setTicked((now) => new Set([...now, piece.id]));
  };
  /** What a chosen entry lacks is asked for once, entry by entry; then everything is taken over. */
  const accept = (all: readonly Piece[]) => {
    asked.current ??= new Set();
    const lacking = all.find(
      (one) => ticked.has(one.id) && !asked.current?.has(one.id) && missingInEntry(one, today, t).length > 0,
    );
    if (lacking) {
      asked.current.add(lacking.id);
      setEntry(lacking);
      return;
    }
    takeOver(all.filter(({ id }) => ticked.has(id)));
  };
  /** Closes the dialog of an entry, and goes on where it was opened by taking over. */
  const afterEntry = (piece?: Piece) => {
    setEntry(null);
    if (piece) change(piece);
    if (asked.current) accept(pieces.map((one) => (one.id === piece?.id ? piece : one)));
  };
  const takeOver = (chosen: readonly Piece[]) => {
    const before = draft.values.get();
    const done = { before, after: applyPieces(before, chosen) };
    if (chosen.length > 0) draft.setAll(done.after);
    if (usesFile) draft.files.choosePaperRead(file, original.id);
    if (chosen.length > 0)
      toast(t('parse.accepted', { count: chosen.length }), {
        action: { label: t('undo'), onClick: () => draft.setAll(undoChange(draft.values.get(), done)) },
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
          <Button kind="filled" onClick={() => accept(pieces)} disabled={ticked.size === 0 && !usesFile}>
            {t('parse.accept', { count: ticked.size })}
          </Button>
        </>
      }
    >
      <p>{t('parse.proposal_text')}</p>
      {found.picture_pages.length > 0 && <FromPictures pages={found.picture_pages} all={found.pages} />}
      {found.reason === 'too_long' && <p className="small text-2">{t('parse.reasons.too_long_text')}</p>}
      {found.left_out && <LeftOutNotice leftOut={found.left_out} />}
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
              <ParsePieces
                pieces={pieces}
                ticked={ticked}
                onToggle={toggle}
                onLight={setLit}
                onChange={change}
                onEntry={setEntry}
              />
            </>
          )}
          {unknown.length > 0 && (
            <p className="small text-2">{t('parse.unknown', { names: unknown.slice(0, 20).join(', ') })}</p>
          )}
          {canBeDocument && (
            <div className={s.useFile}>
              <Check
                label={t('parse.save_file')}
                description={t('parse.save_file_hint', { name: file.name })}
                checked={usesFile}
                onChange={(event) => setUsesFile(event.target.checked)}
              />
            </div>
          )}
        </div>
      </div>
      {entry && <ChangeEntry piece={entry} onChange={afterEntry} onClose={() => afterEntry()} />}
    </Dialog>
  );
}

/** Texts that pieces contain, in the person's language. */
function pieceTexts(t: Words<'cv'>): PieceTexts {
  return {
    present: t('present'),
    place: (name) => t('parse.place', { name }),
    licence: (category) => (category === null ? t('parse.licence_any') : t('parse.licence', { category })),
  };
}
