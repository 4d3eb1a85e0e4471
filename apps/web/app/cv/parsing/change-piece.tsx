import { cvLimits } from '@jobblik/contract/cv/cv-choices.rules';
import { longestTypedWord } from '@jobblik/contract/lookups/typed-word.rules';
import { type KeyboardEvent, useState } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { TextArea, TextField } from '../../ui/forms/field';
import { EducationDialog } from '../entries/education-dialog';
import { ExperienceDialog } from '../entries/experience-dialog';
import s from './parse-dialog.module.css';
import type { Piece } from './parse-piece';

interface ChangeTextProps {
  piece: Piece;
  onChange: (piece: Piece) => void;
  onClose: () => void;
}

/** Changes the text of a proposed value in its row. */
export function ChangeText({ piece, onChange, onClose }: ChangeTextProps) {
  const t = useWords('cv');
  const [text, setText] = useState(piece.text);
  const isWord = piece.field === 'cv_skill' || piece.field === 'cv_wish';
  const save = () => {
    const changed = text.trim();
    if (changed !== '' && piece.withText) onChange(piece.withText(changed));
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Enter' && piece.field !== 'about_me') {
      event.preventDefault();
      save();
    }
  };
  const field = { label: t('parse.text_changed'), hideLabel: true, value: text, autoFocus: true, onKeyDown };
  return (
    <div className={s.change}>
      {piece.field === 'about_me' ? (
        <TextArea {...field} rows={8} onChange={(event) => setText(event.target.value)} />
      ) : (
        <TextField
          {...field}
          size="small"
          maxLength={isWord ? longestTypedWord : cvLimits.line}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <Button size="small" onClick={save}>
        {t('parse.keep')}
      </Button>
      <Button size="small" kind="text" onClick={onClose}>
        {t('cancel')}
      </Button>
    </div>
  );
}

interface ChangeEntryProps {
  piece: Piece;
  onChange: (piece: Piece) => void;
  onClose: () => void;
}

/** The dialog of a proposed job or education, the same as for those in the CV. */
export function ChangeEntry({ piece: { entry }, onChange, onClose }: ChangeEntryProps) {
  const actions = { storeValues: () => undefined, close: onClose, remove: onClose };
  if (entry?.kind === 'experience') {
    const save = (row: typeof entry.row) => onChange(entry.withRow({ ...row, key: entry.row.key }));
    return <ExperienceDialog open={{ editing: null, values: entry.row }} list={{ ...actions, save }} />;
  }
  if (entry?.kind === 'education') {
    const save = (row: typeof entry.row) => onChange(entry.withRow({ ...row, key: entry.row.key }));
    return <EducationDialog open={{ editing: null, values: entry.row }} list={{ ...actions, save }} />;
  }
  return null;
}
