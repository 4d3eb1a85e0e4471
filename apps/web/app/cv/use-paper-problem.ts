import { Problem } from '@jobblik/contract/kernel/problem';
import { useWords } from '../platform/i18n';
import { useProblemText } from '../platform/use-problem';

/** Danish for a document that was refused: where its kind is wrong (macros among them), which kinds can be used. */
export function usePaperProblem(): (error: unknown) => string {
  const t = useWords('cv');
  const problemText = useProblemText();
  return (error) =>
    error instanceof Problem && error.code === 'unsupported_type' ? t('paper.unsupported_type') : problemText(error);
}
