import { type ReactNode, useId } from 'react';
import s from './reading-page.module.css';

/** One part of a text: a heading and its paragraphs. */
export interface TextSection {
  heading: string;
  text: readonly string[];
}

interface ReadingPageProps {
  title: string;
  lead: string;
  sections: readonly TextSection[];
  /** Content below the text. */
  children?: ReactNode;
}

/** A page of text: one narrow column, with links to its headings. */
export function ReadingPage({ title, lead, sections, children }: ReadingPageProps) {
  return (
    <div className={`wrap ${s.page}`}>
      <h1>{title}</h1>
      <p className={s.lead}>{lead}</p>
      {sections.map((section) => (
        <Part key={section.heading} {...section} />
      ))}
      {children && <p className={s.after}>{children}</p>}
    </div>
  );
}

function Part({ heading, text }: TextSection) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={s.part}>
      <h2 id={id}>{heading}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
