import { type ReactNode, useId } from 'react';
import { useWords } from '../../platform/words/i18n';
import s from './cv-editor.module.css';
import type { CvPart } from './cv-parts';

interface CvSectionProps {
  part: CvPart;
  /** An action at the right of the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One part of the editor under its heading; the target of the navigation. */
export function CvSection({ part, aside, children }: CvSectionProps) {
  const t = useWords('cv');
  const heading = useId();
  return (
    <section id={`del-${part}`} aria-labelledby={heading} className={s.section}>
      <div className={s.sectionHead}>
        <h2 id={heading} tabIndex={-1}>
          {t(`parts.${part}`)}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
