import { Problem } from '@jobblik/contract/kernel/problem';
import { useProblemText } from '../../platform/api/use-problem';
import { useWords } from '../../platform/words/i18n';

/** Danish for a document that was refused: where its kind is wrong (macros among them), which kinds can be used. */
export function usePaperProblem(): (error: unknown) => string {
  const t = useWords('cv');
  const problemText = useProblemText();
  return (error) =>
    error instanceof Problem && error.code === 'unsupported_type' ? t('paper.unsupported_type') : problemText(error);
}
