import type { ReadableDraft } from '../../platform/drafts/read-own-drafts';
import { useWords, type WordKey } from '../../platform/words/i18n';
import { Section } from '../../ui/layout/section';
import s from './offline.module.css';

type Kind = Extract<WordKey<'offline'>, `kinds.${string}`>;

/** Kinds of forms by the prefix of their draft names. Stored data that is not a draft, such as recent searches, is not included. */
const kinds: readonly (readonly [start: RegExp, kind: Kind])[] = [
  [/^apply-/, 'kinds.application'],
  [/^cv-/, 'kinds.cv'],
  [/^chat-(?!report)/, 'kinds.chat'],
  [/^job-/, 'kinds.job'],
  [/^company/, 'kinds.company'],
  [/^interview-/, 'kinds.interview'],
  [/answers?|question/, 'kinds.answers'],
  [/^(?!searches)/, 'kinds.other'],
];

/** Unsent texts of a person in this browser. */
export function DraftList({ drafts }: { drafts: readonly ReadableDraft[] }) {
  const t = useWords('offline');
  const shown = drafts.flatMap((draft) => {
    const kind = kinds.find(([start]) => start.test(draft.subject))?.[1];
    return kind ? [{ ...draft, kind }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Section title={t('drafts.title')}>
      <p className={s.text}>{t('drafts.text')}</p>
      <ul className={s.drafts}>
        {shown.map(({ subject, kind, texts }) => (
          <li key={subject}>
            <h3>{t(kind)}</h3>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
