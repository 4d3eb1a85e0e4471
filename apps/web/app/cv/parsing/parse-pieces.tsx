import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Button } from '../../ui/forms/button';
import { Check } from '../../ui/forms/choice';
import { useToday } from '../own/use-today';
import { ChangeText } from './change-piece';
import { missingInEntry } from './missing-in-entry';
import s from './parse-dialog.module.css';
import type { Piece } from './parse-piece';

interface ParsePiecesProps {
  pieces: readonly Piece[];
  ticked: ReadonlySet<string>;
  onToggle: (id: string) => void;
  /** The hovered or focused piece, which the original highlights. */
  onLight: (piece: Piece | null) => void;
  /** Replaces a piece by what the person has made of it. */
  onChange: (piece: Piece) => void;
  /** Opens the dialog of a job or an education. */
  onEntry: (piece: Piece) => void;
}

/** Checkboxes for the pieces of a proposal; each can be changed, and shows the value that it would replace. */
export function ParsePieces({ pieces, ...rest }: ParsePiecesProps) {
  const t = useWords('cv');
  return [...Map.groupBy(pieces, ({ field }) => field)].map(([field, group]) => (
    <fieldset key={field} className={s.group}>
      <legend>{t(`fields.${field}`)}</legend>
      {group.map((piece) => (
        <PieceRow key={piece.id} piece={piece} {...rest} />
      ))}
    </fieldset>
  ));
}

function PieceRow({
  piece,
  ticked,
  onToggle,
  onLight,
  onChange,
  onEntry,
}: Omit<ParsePiecesProps, 'pieces'> & { piece: Piece }) {
  const t = useWords('cv');
  const today = useToday();
  const [changing, setChanging] = useState(false);
  const missing = missingInEntry(piece, today, t);
  const description =
    piece.additionTo !== undefined
      ? t('parse.addition', { written: piece.additionTo })
      : piece.replaces === null
        ? undefined
        : t('parse.replaces', { text: piece.replaces });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only shows where the piece stands in the original
    <div className={s.piece} onPointerEnter={() => onLight(piece)} onFocus={() => onLight(piece)}>
      {changing ? (
        <ChangeText piece={piece} onChange={onChange} onClose={() => setChanging(false)} />
      ) : (
        <div className={s.line}>
          <Check
            className={s.check}
            label={piece.text}
            description={description}
            checked={ticked.has(piece.id)}
            onChange={() => onToggle(piece.id)}
          />
          {(piece.withText || piece.entry) && (
            <Button
              size="small"
              kind="text"
              aria-label={t('parse.change_label', { text: piece.text.slice(0, 80) })}
              onClick={() => (piece.entry ? onEntry(piece) : setChanging(true))}
            >
              {t('parse.change')}
            </Button>
          )}
        </div>
      )}
      {missing.length > 0 && (
        <p className={s.missing}>
          <Icon of={IconAlertTriangle} />
          {t('parse.missing', { names: missing.join(', ').toLocaleLowerCase('da') })}
          <Button size="small" onClick={() => onEntry(piece)}>
            {t('parse.fill')}
          </Button>
        </p>
      )}
    </div>
  );
}
