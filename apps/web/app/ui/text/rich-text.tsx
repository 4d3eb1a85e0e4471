import { Suspense, useId } from 'react';
import { lazyPiece } from '../../platform/loading/lazy-piece';
import { Field, type FieldFrameProps, fieldIds } from '../forms/field';
import s from './rich-text.module.css';

const Editor = lazyPiece(() => import('./rich-text-editor'));

export interface RichTextProps extends FieldFrameProps {
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
  /** Most characters of text (not of HTML). */
  max?: number;
}

/** A field for text with bold, italics, headings, lists and links. The editor is loaded when the field is rendered. */
export function RichText({ label, description, error, optional, hideLabel, className, ...editor }: RichTextProps) {
  const id = useId();
  return (
    <Field {...{ id, label, description, error, optional, hideLabel, className }}>
      <Suspense fallback={<div className={s.waiting} />}>
        <Editor ids={fieldIds(id, { description, error })} label={label} {...editor} />
      </Suspense>
    </Field>
  );
}
