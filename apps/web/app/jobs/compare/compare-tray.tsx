import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from '../../platform/link';
import { usePageSettings } from '../../platform/page-settings';
import { useWords } from '../../platform/words/i18n';
import { classes } from '../../ui/classes';
import { toast } from '../../ui/feedback/toast-store';
import { useCopyLink } from '../../ui/feedback/use-copy-link';
import { IconButton } from '../../ui/forms/button';
import { comparePath } from './compare-address';
import { CompareStrips } from './compare-strips';
import s from './compare-tray.module.css';
import { usePins } from './pins';
import { useComparedJobs } from './use-compared-jobs';

interface CompareTrayProps {
  /** The hits on screen: their data is shown at once. */
  jobs: readonly JobCard[];
  /** Distances are measured from here. */
  postcode: string | undefined;
  /** Called with the height in pixels that the tray covers at the bottom of the window. */
  onHeight: (px: number) => void;
}

/** The compared jobs at the bottom of the window, row by row. On narrow screens it links to the comparison's page. */
export default function CompareTray({ jobs, postcode, onHeight }: CompareTrayProps) {
  const t = useWords('find-job');
  const { publicUrl } = usePageSettings();
  const { pins, toggle, clear, restore } = usePins();
  const copyLink = useCopyLink();
  const [isFolded, setFolded] = useState(false);
  const compared = useComparedJobs(pins, postcode, jobs);
  const tray = useTrayHeight(onHeight);
  const path = comparePath(pins, postcode);
  const isPair = pins.length === 2;
  return (
    <section ref={tray} data-tray="" data-bottom-bar aria-label={t('compare.tray')} className={s.tray}>
      <div className={s.header}>
        <b>{t('compare.tray')}</b>
        <span className={s.state}>{t(isPair ? 'compare.ready' : 'compare.waiting')}</span>
        <button
          type="button"
          className={s.word}
          onClick={() => {
            clear();
            toast(t('compare.cleared'), { action: { label: t('compare.undo'), onClick: () => restore(pins) } });
          }}
        >
          {t('compare.clear')}
        </button>
        {isPair && (
          <>
            <Link to={path} className={s.word}>
              {t('compare.open')}
            </Link>
            <button
              type="button"
              className={classes(s.word, s.roomyOnly)}
              onClick={() => void copyLink(publicUrl + path)}
            >
              {t('compare.copy')}
            </button>
          </>
        )}
        <span className={s.fold}>
          <IconButton
            dense
            icon={isFolded ? IconChevronUp : IconChevronDown}
            label={t(isFolded ? 'compare.unfold' : 'compare.fold')}
            onClick={() => setFolded(!isFolded)}
          />
        </span>
      </div>
      {!isFolded && (
        <div className={s.wideOnly}>
          <CompareStrips compared={compared} onRemove={toggle} />
          {!isPair && <p className={s.hint}>{t('compare.one_more')}</p>}
        </div>
      )}
    </section>
  );
}

/** Reports the tray's height whenever it changes, and 0 after it is closed. */
function useTrayHeight(onHeight: (px: number) => void) {
  const tray = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = tray.current;
    if (!element) return;
    const observer = new ResizeObserver(() => onHeight(element.offsetHeight));
    observer.observe(element);
    return () => {
      observer.disconnect();
      onHeight(0);
    };
  }, [onHeight]);
  return tray;
}
