import type { Candidate } from '@jobblik/contract/candidates/cv-search.schema';
import { useWords } from '../../platform/words/i18n';
import { Heart } from '../../ui/forms/heart';
import { useCandidateName } from './candidate-words';
import { useSavedCv } from './use-saved-cv';

/** Saves a CV and removes it (spec 2§8). Its name for an anonymous CV is the headline. */
export function CandidateHeart({ candidate, on }: { candidate: Candidate; on: boolean }) {
  const t = useWords('cv-search');
  const name = useCandidateName();
  const saved = useSavedCv();
  const { user_id: id, headline, anonymous } = candidate;
  const isSaved = saved.isSaved(id, on);
  return (
    <Heart
      on={isSaved}
      name={anonymous ? t('row.anonymous_cv', { headline }).trim() : t('row.cv_of', { name: name(candidate) })}
      onToggle={() => void (isSaved ? saved.remove(id) : saved.save(id))}
    />
  );
}
