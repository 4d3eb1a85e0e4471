import type { ReactNode } from 'react';
import { useWords } from '../../platform/words/i18n';
import { BeforeAfter, type Rewriting } from './before-after';
import { CheckList } from './check-list';
import s from './guide-section.module.css';

/** Texts of one part of a guide; shown in this order. */
export interface GuideSectionWords {
  id: string;
  heading: string;
  text?: readonly string[];
  terms?: readonly { term: string; meaning: string }[];
  list?: readonly string[];
  pairs?: readonly Rewriting[];
  check?: readonly string[];
  after?: readonly string[];
}

interface GuideSectionProps extends GuideSectionWords {
  /** Content of this guide only, at the end of the part. */
  children?: ReactNode;
}

export function GuideSection({ id, heading, text, terms, list, pairs, check, after, children }: GuideSectionProps) {
  const t = useWords('guides');
  const labels = { before: t('before'), after: t('after') };
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={s.part}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <Paragraphs text={text} />
      {terms && (
        <dl className={s.terms}>
          {terms.map(({ term, meaning }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
      {list && (
        <ul className={s.list}>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {pairs?.map((pair) => (
        <BeforeAfter key={pair.before} {...pair} labels={labels} />
      ))}
      {check && (
        <div className={s.check}>
          <CheckList items={check} />
        </div>
      )}
      <Paragraphs text={after} />
      {children}
    </section>
  );
}

function Paragraphs({ text = [] }: { text: readonly string[] | undefined }) {
  return text.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
