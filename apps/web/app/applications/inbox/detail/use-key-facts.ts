import type { Application } from '@jobblik/contract/applications/applications.schema';
import { inRunningText } from '@jobblik/contract/kernel/running-text.rules';
import { useWords } from '../../../platform/words/i18n';
import type { Fact } from '../../../ui/layout/key-facts';
import { useYears } from '../applicant-words';

/** På et blik: experience, education, distance, language, employment; what is not known is left out. */
export function useKeyFacts({ cv, user, distance_km }: Application): Fact[] {
  const t = useWords('applications');
  const years = useYears();
  const facts: Fact[] = [];
  if (cv) {
    const experience = years(cv.experience_months);
    facts.push({
      label: t('one.experience'),
      value: experience || t('one.unsaid'),
      note: experience && cv.latest,
    });
    facts.push({
      label: t('one.education'),
      value: cv.education || cv.education_level || t('one.unsaid'),
      note: cv.education && cv.education_level,
    });
  }
  const town = `${user.zip} ${user.city}`.trim();
  if (distance_km !== null)
    facts.push({
      label: t('one.distance'),
      value: t('one.km', { count: distance_km }),
      note: town,
    });
  else if (town) facts.push({ label: t('one.home'), value: user.city || user.zip, note: user.city && user.zip });
  if (cv) {
    const [first, second, ...others] = cv.languages;
    if (first)
      facts.push({
        label: t('one.language'),
        value: [first, second && inRunningText(second)].filter(Boolean).join(', '),
        note: others.length > 0 && t('one.more_languages', { count: others.length }),
        shortNote: others.length > 0 ? `+${others.length}` : undefined,
      });
    if (cv.job_type) facts.push({ label: t('one.job_type'), value: cv.job_type });
  }
  return facts;
}
