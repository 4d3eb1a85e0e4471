import { defineCall, jsonText } from '@jobblik/contract/kernel/call';
import { id, result } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { questionInputs, questionItem, questionsAndAnswers } from './question.schema.ts';
import { askingCompany, candidateWithQuestions, givenAnswers } from './questions.schema.ts';

export const getJobApplicationAnswer = defineCall({
  method: 'GET',
  path: '/api/get_job_application_answer/:application_id',
  access: 'seeker',
  summary: "The employer's questions on one of the caller's applications, with the answers given so far.",
  spec: '1§7',
  params: z.object({ application_id: id }),
  response: z.object({
    questions: z.array(questionItem),
    job_title: z.string(),
    job_seo: z.string(),
    job_id: z.number(),
    emp_id: z.number(),
    company: askingCompany,
    /** False once the application was withdrawn or rejected. */
    open: z.boolean(),
  }),
  problems: ['not_found'],
});

const answersForm = z.object({
  employer_id: id,
  question_ids: jsonText(givenAnswers.question_ids),
  text_answers_arr: jsonText(givenAnswers.text_answers_arr.default([])),
});

export const submitAnswer = defineCall({
  method: 'POST',
  path: '/api/submit_answer',
  access: 'seeker',
  summary:
    'Answers questions on an application by text, by video or both. Questions without an answer in the form stay open.',
  spec: '1§7',
  body: answersForm.extend({ job_id: id }),
  files: { 'upload_video_file_*': 'video' },
  response: result,
  limit: { max: 60, seconds: 3600 },
  problems: ['too_short', 'already_answered', 'application_closed'],
});

export const getCommonAnswer = defineCall({
  method: 'GET',
  path: '/api/get_common_answer/:ask_id',
  access: 'seeker',
  summary: "What one employer has asked about the caller's CV, with the answers given so far.",
  spec: '1§7',
  params: z.object({ ask_id: id }),
  response: z.object({
    questions: z.array(questionItem),
    emp_id: z.number(),
    company: askingCompany,
    open: z.boolean(),
    /** The CV is anonymous to this employer until the caller answers. */
    shows_name: z.boolean(),
  }),
  problems: ['not_found'],
});

export const submitCommonAnswer = defineCall({
  method: 'POST',
  path: '/api/submit_common_answer',
  access: 'seeker',
  summary: 'Answers questions about the CV, like submit_answer.',
  spec: '1§7',
  body: answersForm,
  files: { 'upload_video_file_*': 'video' },
  response: result,
  limit: { max: 60, seconds: 3600 },
  problems: ['too_short', 'already_answered', 'application_closed'],
});

export const createJobQuestion = defineCall({
  method: 'POST',
  path: '/api/create_job_question',
  access: 'employer',
  confirmedEmployers: true,
  summary:
    'Asks an applicant; new questions have no id, unanswered ones can be changed. Answers every question that stands.',
  spec: '2§7',
  body: z.object({ selected_user_id: id, job_id: id, questions: jsonText(questionInputs) }),
  response: result.extend({ questions: z.array(questionItem) }),
  demo: { result: 'success', questions: [] },
  limit: { max: 240, seconds: 3600 },
  problems: ['not_found', 'job_ended', 'already_answered'],
});

export const deleteJobQuestion = defineCall({
  method: 'POST',
  path: '/api/delete_job_question',
  access: 'employer',
  summary: 'Takes a question back, with its answer when there is one.',
  spec: '2§7',
  body: z.object({ selected_user_id: id, job_id: id, question_id: id }),
  response: result.extend({ questions: z.array(questionItem) }),
  demo: { result: 'success', questions: [] },
  problems: ['not_found'],
});

export const createCvQuestion = defineCall({
  method: 'POST',
  path: '/api/create_cv_question',
  access: 'employer',
  confirmedEmployers: true,
  summary: 'Asks the owner of a published CV; needs a paid membership. Answers every question that stands.',
  spec: '2§7',
  body: z.object({ selected_user_id: id, questions: jsonText(questionInputs) }),
  response: questionsAndAnswers.extend({ result: result.shape.result }),
  demo: { result: 'success', questions: [], answers: [] },
  limit: { max: 120, seconds: 3600 },
  problems: ['not_found', 'membership_required', 'too_many_contacts', 'outreach_paused', 'already_answered'],
});

export const deleteCvQuestion = defineCall({
  method: 'POST',
  path: '/api/delete_cv_question',
  access: 'employer',
  summary: 'Takes a question about a CV back, with its answer when there is one.',
  spec: '2§7',
  body: z.object({ selected_user_id: id, question_id: id }),
  response: questionsAndAnswers,
  demo: { questions: [], answers: [] },
  problems: ['not_found'],
});

export const getCandidatesWithQuestions = defineCall({
  method: 'GET',
  path: '/api/get_asked_candidates',
  access: 'employer',
  summary: 'The ten people whose CV the employer asked about, those about whom something happened last first.',
  response: z.object({ asked: z.array(candidateWithQuestions) }),
  demo: 'reads',
});
