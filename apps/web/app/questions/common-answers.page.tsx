import { pathTo } from '@jobblik/contract/paths';
import { getCommonAnswer, submitCommonAnswer } from '@jobblik/contract/questions/questions.api';
import { sendApi } from '../platform/api/api';
import { callKey, useCall } from '../platform/api/query';
import { seo } from '../platform/seo';
import { pageWords, useWords } from '../platform/words/i18n';
import type { Route } from './+types/common-answers.page';
import { AnswerScreen } from './answer-screen';

const list = pathTo('generalQuestions');

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'questions')('common_title'), hidden: true });
}

/** Form for one employer's questions about the CV (spec 1§2, 1§5). */
export default function CommonAnswersPage({ params }: Route.ComponentProps) {
  const t = useWords('questions');
  const input = { params: { ask_id: params.ask_id } };
  const query = useCall(getCommonAnswer, input, { staleTime: 0 });
  return (
    <AnswerScreen
      query={query}
      queryKey={callKey(getCommonAnswer, input)}
      draftKey={`answers-c${params.ask_id}`}
      back={{ to: list, label: t('back_common') }}
      about={
        <>
          {t('about_cv')}
          {query.data?.shows_name && <strong>{t('shows_name', { company: query.data.company.name })}</strong>}
        </>
      }
      send={({ employerId, questionIds, texts, files }, options) =>
        sendApi(submitCommonAnswer, options, {
          body: { employer_id: employerId, question_ids: questionIds, text_answers_arr: texts },
          files,
        })
      }
    />
  );
}
