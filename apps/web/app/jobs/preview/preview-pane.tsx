import { useEffect, useRef } from 'react';
import { useDistances } from '../../lookups';
import { usePageSettings } from '../../platform/page-settings';
import { formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { classes } from '../../ui/classes';
import { PreviewActions } from './preview-actions';
import { PreviewHeader } from './preview-header';
import { previewKeyFacts } from './preview-key-facts';
import { PreviewLegend } from './preview-legend';
import s from './preview-pane.module.css';
import type { PreviewPaneProps } from './preview-props';
import { PreviewSheetFooter } from './preview-sheet-footer';
import { PreviewStrip } from './preview-strip';
import { PreviewMissing, PreviewText, TextSkeleton } from './preview-text';
import { useSwipe } from './use-swipe';

/** The open ad: beside the list, below 1024 px in a sheet over it. Shows the card's facts while the text loads. */
export function PreviewPane(props: PreviewPaneProps) {
  const { preview, card, query, shortcuts, count } = props;
  const t = useWords('find-job');
  const jobWords = useWords('jobs');
  const { now } = usePageSettings();
  const swipe = useSwipe(preview.step);
  const withDistance = useDistances();
  const given = query.data ?? card;
  const job = given && withDistance(given);
  const scroll = useRef<HTMLElement>(null);
  // The next ad begins at its top; the buttons stay, with the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another ad
  useEffect(() => {
    if (scroll.current) scroll.current.scrollTop = 0;
  }, [job?.id]);
  const position =
    preview.position > 0
      ? t('preview.position', { position: formatNumber(preview.position), total: formatNumber(count) })
      : undefined;
  return (
    <aside
      aria-label={t('preview.label')}
      data-ad-pane={preview.isClosed ? undefined : ''}
      data-open-ad={preview.isOpen && !preview.isClosed ? '' : undefined}
      className={classes(s.pane, preview.isOpen && s.open, preview.isClosed && s.closed)}
      {...swipe}
    >
      <span className={s.handle} aria-hidden="true" />
      {job && <PreviewHeader job={job} isOpen={preview.isOpen} onClose={preview.close} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself is reached by the keyboard */}
      <section ref={scroll} className={s.scroll} tabIndex={0} aria-label={job?.title ?? t('preview.label')}>
        {job && (
          <>
            <PreviewActions {...props} job={job} />
            <PreviewStrip facts={previewKeyFacts(job, now, jobWords)} />
            {job.state !== 'live' && <p className={s.ended}>{jobWords(`job.closed.${job.state}`)}</p>}
          </>
        )}
        {query.data ? (
          <PreviewText html={query.data.description_html} />
        ) : query.error ? (
          <PreviewMissing query={query} />
        ) : (
          <TextSkeleton />
        )}
      </section>
      <div className={s.legend}>
        {shortcuts.on && <PreviewLegend />}
        {position && <span className={s.position}>{position}</span>}
      </div>
      <PreviewSheetFooter {...props} job={job} position={position} />
    </aside>
  );
}
