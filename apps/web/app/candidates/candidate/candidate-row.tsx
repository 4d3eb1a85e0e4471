import type { VideoStatus } from '@jobblik/contract/applications/applications.rules';
import type { MatchedField } from '@jobblik/contract/candidates/cv-search.rules';
import type { Candidate, CvInterview, Matched } from '@jobblik/contract/candidates/cv-search.schema';
import { inRunningText } from '@jobblik/contract/kernel/running-text.rules';
import { IconFileText, IconVideo } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from '../../platform/link';
import { usePageSettings } from '../../platform/page-settings';
import { formatDate, formatKm } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import s from './candidate.module.css';
import { CandidateAvatar } from './candidate-avatar';
import { CandidateHeart } from './candidate-heart';
import { candidatePath, useCandidateName, useYearsText } from './candidate-words';
import { InterviewLabel } from './interview-label';

/** A list of candidates. */
export function CandidateRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={s.rows} aria-label={label}>
      {children}
    </ul>
  );
}

interface CandidateRowProps {
  candidate: Candidate;
  heart?: boolean;
  /** Where the keyword was found. */
  matched?: readonly Matched[];
  /** Kilometres. */
  distance?: number | null;
  /** The query of the search that found it: the CV's screen leads back to it. */
  searched?: string;
  /** Why the person is in the list, in place of keyword matches and skills. */
  why?: ReactNode;
  /** Another action instead of the heart, and a line under the name. */
  end?: ReactNode;
  note?: ReactNode;
  /** An action of the list, at the end of that line. */
  action?: ReactNode;
  /** State of an interview with the person. */
  interview?: CvInterview | null;
}

const inSentence: ReadonlySet<MatchedField> = new Set(['wish', 'title', 'education', 'language', 'jobtype']);

/** The text after "Taler", "Uddannet" and the like, spelled as in a sentence. */
function matchText(field: MatchedField, text: string): string {
  return inSentence.has(field) ? inRunningText(text) : text;
}

/** One candidate in fixed columns: name, years of work, place, and the matches. */
export function CandidateRow({ candidate, heart = false, matched = [], ...rest }: CandidateRowProps) {
  const t = useWords('cv-search');
  const name = useCandidateName();
  const years = useYearsText();
  const { now } = usePageSettings();
  const { distance = null, searched, end, note, action, interview, why } = rest;
  const { headline, newest_job: newest, place, education, job_type: type, skills } = candidate;
  return (
    <li className={s.row}>
      <CandidateAvatar candidate={candidate} />
      <div>
        <h2 className={s.name}>
          <Link to={candidatePath(candidate)} state={searched === undefined ? undefined : { searched }}>
            {name(candidate)}
          </Link>
        </h2>
        {headline && <p className={s.headline}>{headline}</p>}
        {newest && newest.title !== headline && (
          <p className={s.newest}>{[newest.title, newest.company_name].filter(Boolean).join(', ')}</p>
        )}
        {why}
        {why ? null : matched.length > 0 ? (
          <ul className={s.matched} aria-label={t('row.why')}>
            {matched.map(({ field, text }) => (
              <li key={`${field} ${text}`}>
                <span className="muted">{t(`matched.${field}`)}</span> {matchText(field, text)}
              </li>
            ))}
          </ul>
        ) : (
          skills.length > 0 && <p className={s.skills}>{skills.map((skill) => skill.name).join(', ')}</p>
        )}
        {interview && (
          <p className={s.interview}>
            <InterviewLabel status={interview.v_status as VideoStatus} />
          </p>
        )}
        <p className={s.signs}>
          {candidate.has_video && (
            <span>
              <Icon of={IconVideo} size={16} /> {t('row.video')}
            </span>
          )}
          {candidate.has_document && (
            <span>
              <Icon of={IconFileText} size={16} /> {t('row.document')}
            </span>
          )}
          <span className="muted">{note ?? t('row.changed', { when: formatDate(candidate.changed_at, now) })}</span>
          {action}
        </p>
      </div>
      <div className={s.facts}>
        <div className={s.fact}>
          {t('row.experience', { years: years(candidate.experience_years) })}
          {education && <small>{education.name}</small>}
        </div>
        <div className={s.fact}>
          {place ? `${place.zip} ${place.name}` : t('row.no_place')}
          <small>
            {[
              distance === null
                ? null
                : distance < 1
                  ? t('row.near')
                  : t('row.distance', { distance: formatKm(distance) }),
              type?.name,
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </div>
      </div>
      <div className={s.end}>{end ?? <CandidateHeart candidate={candidate} on={heart} />}</div>
    </li>
  );
}
