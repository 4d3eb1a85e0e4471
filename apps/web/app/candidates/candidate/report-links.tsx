import type { CvDetailAnswer } from '@jobblik/contract/candidates/candidates.schema';
import { pathTo } from '@jobblik/contract/paths';
import { Link } from '../../platform/link';
import { useWords } from '../../platform/words/i18n';

/** Links that report the CV and each of its videos. */
export function ReportLinks({ answer: { candidate, videos } }: { answer: CvDetailAnswer }) {
  const t = useWords('cv-search');
  return (
    <p className="small">
      <Link to={pathTo('report', { kind: 'cv', thing: candidate.user_id })}>{t('candidate.report')}</Link>
      {videos.map(({ id, name }) => (
        <span key={id}>
          {' · '}
          <Link to={pathTo('report', { kind: 'video', thing: id })}>{t('candidate.report_video', { name })}</Link>
        </span>
      ))}
    </p>
  );
}
