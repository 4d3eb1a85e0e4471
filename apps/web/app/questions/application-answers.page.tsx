import { pathTo } from '@jobblik/contract/paths';
import { getJobApplicationAnswer, submitAnswer } from '@jobblik/contract/questions/questions.api';
import { sendApi } from '../platform/api/api';
import { callKey, useCall } from '../platform/api/query';
import { seo } from '../platform/seo';
import { pageWords, useWords } from '../platform/words/i18n';
import type { Route } from './+types/application-answers.page';
import { AboutJob, AnswerScreen } from './answer-screen';

const list = pathTo('ownApplications');

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'questions')('title'), hidden: true });
}

/** Form for an employer's questions on one application (spec 1§2, 1§5). */
export default function ApplicationAnswersPage({ params }: Route.ComponentProps) {
  const t = useWords('questions');
  const input = { params: { application_id: params.application_id } };
  const query = useCall(getJobApplicationAnswer, input, { staleTime: 0 });
  const job = query.data;
  return (
    <AnswerScreen
      query={query}
      queryKey={callKey(getJobApplicationAnswer, input)}
      draftKey={`answers-a${params.application_id}`}
      back={{ to: list, label: t('back') }}
      about={
        job && <AboutJob path={pathTo('job', { job_id: job.job_id, job_seo: job.job_seo })} title={job.job_title} />
      }
      send={({ employerId, questionIds, texts, files }, options) =>
        sendApi(submitAnswer, options, {
          body: {
            job_id: job?.job_id ?? 0,
            employer_id: employerId,
            question_ids: questionIds,
            text_answers_arr: texts,
          },
          files,
        })
      }
    />
  );
}
