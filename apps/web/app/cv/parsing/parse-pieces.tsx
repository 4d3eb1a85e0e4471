import { useWords } from '../../platform/words/i18n';
import { Check } from '../../ui/forms/choice';
import s from './parse-dialog.module.css';
import type { Piece } from './parse-proposal';

interface ParsePiecesProps {
  pieces: readonly Piece[];
  ticked: ReadonlySet<string>;
  onToggle: (id: string) => void;
  /** The hovered or focused piece, which the original highlights. */
  onLight: (piece: Piece | null) => void;
}

/** Checkboxes for the pieces of a proposal, each with the value that it would replace. */
export function ParsePieces({ pieces, ticked, onToggle, onLight }: ParsePiecesProps) {
  const t = useWords('cv');
  return [...Map.groupBy(pieces, ({ field }) => field)].map(([field, group]) => (
    <fieldset key={field} className={s.group}>
      <legend>{t(`fields.${field}`)}</legend>
      {group.map((piece) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: only shows where the piece stands in the original
        <div key={piece.id} className={s.piece} onPointerEnter={() => onLight(piece)} onFocus={() => onLight(piece)}>
          <Check
            label={piece.text}
            description={piece.replaces === null ? undefined : t('parse.replaces', { text: piece.replaces })}
            checked={ticked.has(piece.id)}
            onChange={() => onToggle(piece.id)}
          />
        </div>
      ))}
    </fieldset>
  ));
}
