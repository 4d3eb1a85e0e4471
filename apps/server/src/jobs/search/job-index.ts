import { jobTypes, remoteChoices, remoteIdOf } from '@jobblik/contract/jobs/job-choices.rules';
import { shownPay } from '@jobblik/contract/jobs/pay.rules';
import { wishGroups } from '@jobblik/contract/jobs/wishes.rules';
import { lazily } from '@jobblik/contract/kernel/lazily';
import { readWords } from '@jobblik/danish';
import { categoryTree, townCalled } from '../../lookups/index.ts';
import {
  choice,
  choices,
  day,
  defineSearchIndex,
  flag,
  id,
  ids,
  indexTables,
  instant,
} from '../../platform/search/index.ts';
import { danishSearch, readPhrases } from '../../search/index.ts';
import { jobSearch, jobSearchState, jobTerms, jobWords } from '../jobs.tables.ts';
import { type JobDocument, phraseTags, searchableUntil, weightedFieldsOf } from './job-document.ts';
import { readVisitsSince } from './visits.queries.ts';
import { wishIdsOf } from './wish-tags.ts';

/** Words that any ad may contain. */
export const stopWords = readWords(new URL('./data/stop-words.txt', import.meta.url));

/** Numbers of the choices of a wish group in the index, starting with 1. */
const placesIn = (group: readonly unknown[]) => group.map((_, at) => at + 1);
const choiceIds = (choices: readonly { id: number }[]) => choices.map((one) => one.id);

/** Attributes for filters, counts and orders of ads. Append new ones with the next `since`. */
export const jobAttributes = {
  jobType: choice(5),
  remote: choice(3),
  payShown: flag(),
  company: id(),
  published: instant(),
  liveUntil: instant(),
  deadline: day(),
  categories: ids(),
  places: ids(),
  shift: choices(wishGroups.shift.length, 2),
  work: choices(wishGroups.work.length, 2),
  unskilled: flag(2),
  underage: flag(2),
  student: flag(2),
  english: flag(2),
};

/** The search index of ads. */
export const jobIndex = defineSearchIndex({
  name: 'jobs',
  version: 9,
  tables: indexTables({
    rows: { table: jobSearch, id: jobSearch.jobId },
    terms: { table: jobTerms, id: jobTerms.jobId },
    vocabulary: jobWords,
    state: jobSearchState,
  }),
  attributes: jobAttributes,
  language: danishSearch,
  newest: 'published',
  stopWords,
  readPhrases,
  isName: (word) => townCalled(word) !== undefined,
  narrows: true,
  document: (document: JobDocument) => {
    const until = searchableUntil(document);
    return {
      id: document.job.id,
      attributes: until && attributesOf(document, until),
      stored: [until?.toISOString() ?? null],
    };
  },
  stored: [jobSearch.liveUntil],
  weightedFields: weightedFieldsOf,
  facets: {
    jobType: { kind: 'choices', choices: choiceIds(jobTypes) },
    remote: { kind: 'choices', choices: choiceIds(remoteChoices) },
    payShown: { kind: 'choices', choices: [1] },
    categories: {
      kind: 'tree',
      ids: () => categoryParents().keys(),
      parentOf: (one) => categoryParents().get(one) ?? 0,
    },
    published: { kind: 'age', days: [1, 3, 7, 14, 30] },
    shift: { kind: 'choices', choices: placesIn(wishGroups.shift) },
    work: { kind: 'choices', choices: placesIn(wishGroups.work) },
    unskilled: { kind: 'choices', choices: [1] },
    underage: { kind: 'choices', choices: [1] },
    student: { kind: 'choices', choices: [1] },
    english: { kind: 'choices', choices: [1] },
  },
  orders: { deadline: { day: 'deadline' }, popular: { counter: 'visits' } },
  counters: { visits: { readSince: readVisitsSince } },
});

/** The attribute values of an ad. */
function attributesOf(document: JobDocument, liveUntil: Date) {
  const { job } = document;
  const wishes = wishIdsOf(phraseTags(document));
  const placesOf = (group: readonly { id: number }[]) =>
    group.flatMap(({ id: one }, at) => (wishes.includes(one) ? [at + 1] : []));
  const has = (group: readonly { id: number }[]) => placesOf(group).length > 0;
  return {
    jobType: job.jobTypeId,
    remote: remoteIdOf(job.remote),
    payShown: shownPay({ from: job.payFrom, to: job.payTo, unit: job.payUnit, hidden: job.payHidden }) !== null,
    company: job.companyId ?? 0,
    published: job.publishedAt ?? job.createdAt,
    liveUntil,
    deadline: job.jobDeadlineDate,
    categories: job.categoryIds,
    places: job.cityIds,
    shift: placesOf(wishGroups.shift),
    work: placesOf(wishGroups.work),
    unskilled: has(wishGroups.unskilled),
    underage: has(wishGroups.underage),
    student: has(wishGroups.student),
    english: has(wishGroups.english),
  };
}

/** Main category by category; a main category has itself. */
const categoryParents = lazily(
  (): ReadonlyMap<number, number> =>
    new Map(categoryTree().flatMap((main) => [main, ...main.children].map((one) => [one.id, main.id] as const))),
);
