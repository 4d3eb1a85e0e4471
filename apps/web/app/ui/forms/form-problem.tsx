import type { ReactNode } from 'react';
import { FieldError } from './field';

interface FormProblemProps {
  /** Class of the text; without it, it looks like the error of a field. */
  className?: string | undefined;
  /** The place is kept without a text as well. */
  keepsPlace?: boolean;
  /** The text. */
  children: ReactNode;
}

/** What is wrong with a form as a whole, announced to screen readers when it appears. */
export function FormProblem({ className, keepsPlace, children }: FormProblemProps) {
  if (!children && !keepsPlace) return null;
  const text = className ? <p className={className}>{children}</p> : <FieldError>{children}</FieldError>;
  return <div role="alert">{children ? text : null}</div>;
}
