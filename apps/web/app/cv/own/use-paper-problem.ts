import { Problem } from '@jobblik/contract/kernel/problem';
import { useProblemText } from '../../platform/api/use-problem';
import { useWords } from '../../platform/words/i18n';

/** Text for a refused document; if its kind is wrong (also because of macros), the text lists the accepted kinds. */
export function usePaperProblem(): (error: unknown) => string {
  const t = useWords('cv');
  const problemText = useProblemText();
  return (error) =>
    error instanceof Problem && error.code === 'unsupported_type' ? t('paper.unsupported_type') : problemText(error);
}
