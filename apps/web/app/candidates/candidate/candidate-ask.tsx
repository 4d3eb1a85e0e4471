import type { CvDetailAnswer } from '@jobblik/contract/candidates/candidates.schema';
import { questionFault, questionLimits } from '@jobblik/contract/questions/questions.rules';
import { cvQuestionGroups } from '@jobblik/contract/questions/sample-questions.rules';
import { QuestionTemplates } from '../../companies';
import { useWords } from '../../platform/words/i18n';
import { toast } from '../../ui/feedback/toast-store';
import { QuestionDialog } from '../../ui/overlays/question-dialog/question-dialog';
import { useAskCandidate } from './use-ask-candidate';

interface CandidateAskProps {
  userId: number;
  name: string;
  /** Questions that were asked before. */
  sentQuestions: CvDetailAnswer['final_questions'];
  /** False: no more questions can be asked, only read. */
  canAsk: boolean;
  onClose: () => void;
}

/** Asks the owner of a CV. */
export function CandidateAsk({ userId, name, sentQuestions, canAsk, onClose }: CandidateAskProps) {
  const t = useWords('cv-search');
  const { ask, takeBack } = useAskCandidate(userId);
  return (
    <QuestionDialog
      title={t('ask.title', { name })}
      subject={`ask-cv-${userId}`}
      rules={{ faultOf: questionFault, longest: questionLimits.question, most: questionLimits.questions }}
      samples={cvQuestionGroups}
      sentQuestions={sentQuestions}
      canAsk={canAsk}
      templates={(form) => <QuestionTemplates {...form} />}
      onSend={async (questions) => {
        await ask(questions);
        toast(t('ask.sent_toast', { count: questions.length, name }));
        onClose();
      }}
      onTakeBack={takeBack}
      onClose={onClose}
    />
  );
}
