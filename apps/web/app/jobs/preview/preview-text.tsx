import { useWords } from '../../platform/words/i18n';
import { Empty, Failed } from '../../ui/feedback/list-states';
import { AfterDelay, Skeleton } from '../../ui/feedback/skeleton';
import { RichTextView } from '../../ui/text/rich-text-view';
import s from './preview-pane.module.css';
import type { PreviewQuery } from './preview-props';

/** The text of the ad. */
export function PreviewText({ html }: { html: string }) {
  return <RichTextView html={html} className={s.text} top={3} />;
}

/** Shown if the ad no longer exists, or could not be fetched. */
export function PreviewMissing({ query }: { query: PreviewQuery }) {
  const t = useWords('find-job');
  if (query.error?.code === 'not_found') return <Empty title={t('preview.missing')}>{t('preview.missing_text')}</Empty>;
  return (
    <Failed error={query.error} onRetry={() => void query.refetch()}>
      {t('preview.failed')}
    </Failed>
  );
}

/** Skeleton of the text. */
export function TextSkeleton() {
  return (
    <AfterDelay>
      <div className={s.lines}>
        {['92%', '98%', '64%', '88%', '40%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </AfterDelay>
  );
}
