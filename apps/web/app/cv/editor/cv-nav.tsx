import { IconCheck } from '@tabler/icons-react';
import { memo, useEffect, useState } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { useCvEditing, useDerived, useValue } from '../draft/use-cv-draft';
import s from './cv-editor.module.css';
import { type CvPart, cvParts, isDone } from './cv-parts';

/** The parts of the CV, which of them need no more, and the current one. */
export const CvNav = memo(function CvNav({ hasVideo }: { hasVideo: boolean }) {
  const t = useWords('cv');
  const { saved, chosen, removed } = useValue(useCvEditing().draft.files.paper);
  const hasPaper = chosen !== null || (saved !== null && !removed);
  const filled = useDerived((values) =>
    cvParts.filter((part) => isDone(part, values, { hasPaper, hasVideo })).join(' '),
  ).split(' ');
  const currentPart = useVisiblePart();
  return (
    <nav aria-label={t('nav')} className={s.nav}>
      <ul>
        {cvParts.map((part) => (
          <li key={part}>
            <a href={`#del-${part}`} aria-current={currentPart === part ? 'true' : undefined}>
              {filled.includes(part) ? (
                <>
                  <Icon of={IconCheck} size={17} />
                  <span className="hidden-visually">{t('nav_done')} </span>
                </>
              ) : (
                <span className={s.ring} />
              )}
              {t(`parts.${part}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});

/** The part at the upper third of the window. */
function useVisiblePart(): CvPart {
  const [currentPart, setCurrentPart] = useState<CvPart>('contact');
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        const visible = entries.find((entry) => entry.isIntersecting);
        const part = cvParts.find((one) => `del-${one}` === visible?.target.id);
        if (part) setCurrentPart(part);
      },
      { rootMargin: '-25% 0px -70% 0px' },
    );
    for (const part of cvParts) {
      const section = document.getElementById(`del-${part}`);
      if (section) watcher.observe(section);
    }
    return () => watcher.disconnect();
  }, []);
  return currentPart;
}
