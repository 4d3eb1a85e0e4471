import type { BotContext } from '@jobblik/contract/chatbot/chatbot.schema';
import { currentLanguage } from '@jobblik/contract/kernel/language';
import { fold } from '@jobblik/danish';
import { jobWords } from './job-words.ts';

/** A search for ads, read from a question. */
export interface JobQuestion {
  /** Empty: any work. */
  keyword: string;
  /** As people write it, `Odense`; empty: anywhere. */
  place: string;
  /** Id of the job type; undefined: any. */
  jobType: number | undefined;
}

/** Places and occupations that the reader knows. */
export interface JobVocabulary {
  isPlace(name: string): boolean;
  /** Whether a text is the name of an occupation. */
  isOccupation(text: string): boolean;
}

interface Word {
  typed: string;
  folded: string;
}

/**
 * The search in a question; undefined if it is about something else.
 * @param last subject of the previous answer; a short question such as "og i Aarhus?" continues it
 */
export function readJobQuestion(
  text: string,
  vocabulary: JobVocabulary,
  last?: BotContext | null,
): JobQuestion | undefined {
  const { types, work, compound, filler, isStopWord, aboutProduct, goesOn, asks, seeksWork } =
    jobWords[currentLanguage()];
  const words = text
    .split(/[^\p{L}\p{N}+#&'’.-]+/u)
    .map((typed) => typed.replace(/^[.'’-]+|(?<![.'’-])[.'’-]+$/g, ''))
    .filter(Boolean)
    .slice(0, 60)
    .map((typed): Word => ({ typed, folded: fold(typed) }));
  const found = findPlace(words, vocabulary);
  const rest = words.filter((_, at) => !found || at < found.from || at >= found.to);
  const typed = rest.map(({ folded }) => types[folded] ?? types[compound.exec(folded)?.[1] ?? '']);
  const jobType = typed.find((type) => type !== undefined);
  const asksForWork = rest.some(({ folded }) => work.test(folded) || compound.test(folded));
  const keyword = rest
    .filter((_, at) => typed[at] === undefined)
    .map((word) => withoutWork(word))
    .filter(({ folded }) => folded !== '' && !filler.has(folded) && !isStopWord(folded))
    .map((word) => word.typed)
    .join(' ');
  const isOccupation = keyword !== '' && vocabulary.isOccupation(keyword);
  const place = found?.name ?? '';
  const question = { keyword, place, jobType };
  const product = rest.some(({ folded }) => aboutProduct.test(folded)) && !isOccupation;
  if (
    (asksForWork || (jobType !== undefined && place !== '')) &&
    !product &&
    (keyword === '' || isOccupation || place !== '' || rest.length <= 8)
  )
    return question;
  const further =
    last?.topic === 'jobs' && !product ? goOn(question, last, fold(text.trim()), words.length) : undefined;
  if (further) return further;
  // "Og for en kok i Aarhus?" after a price is about a price.
  const isAboutOther = last != null && last.topic !== 'jobs' && goesOn.test(fold(text.trim()));
  if (
    isOccupation &&
    !isAboutOther &&
    (place !== '' || (words.length <= 3 && !asks.test(fold(text).trim())) || seeksWork.test(fold(text)))
  )
    return question;
  return undefined;
}

/** A short question that changes one part of the previous search. */
function goOn(question: JobQuestion, last: BotContext, text: string, words: number): JobQuestion | undefined {
  const { followUp } = jobWords[currentLanguage()];
  const changes = question.place !== '' || question.keyword !== '' || question.jobType !== undefined;
  if (!changes || words > 7 || !(followUp.test(text) || question.place !== '' || question.jobType !== undefined))
    return;
  return {
    keyword: question.keyword || (last.keyword ?? ''),
    place: question.place || (last.place ?? ''),
    jobType: question.jobType ?? last.job_type,
  };
}

/** `rengøring` of "rengøringsjob"; empty for "job". */
function withoutWork(word: Word): Word {
  const { work, compound, compoundTail } = jobWords[currentLanguage()];
  if (work.test(word.folded)) return { typed: '', folded: '' };
  const match = compound.exec(word.folded);
  if (!match) return word;
  const typed = word.typed.replace(compoundTail, '').replace(/-$/, '');
  return { typed, folded: fold(typed) };
}

/** The longest sequence of words that is a place: after a preposition, with a capital, or at the end. */
function findPlace(words: readonly Word[], { isPlace }: JobVocabulary) {
  const { prepositions } = jobWords[currentLanguage()];
  for (let size = Math.min(3, words.length); size > 0; size -= 1) {
    for (let from = words.length - size; from >= 0; from -= 1) {
      const run = words.slice(from, from + size);
      const before = words[from - 1]?.folded ?? '';
      const placed = prepositions.has(before) || before === 'region';
      const named = from > 0 && /^\p{Lu}/u.test(run[0]?.typed ?? '');
      const last = from + size === words.length && from > 0 && (run[0]?.folded.length ?? 0) > 3;
      if (!(placed || named || last || /^\d{4}$/.test(run[0]?.folded ?? ''))) continue;
      if (prepositions.has(run[0]?.folded ?? '')) continue;
      const name = run.map(({ typed }) => typed).join(' ');
      if (isPlace(name))
        return { from, to: from + size, name: name.replace(/(?<=^|\s)\p{Ll}/gu, (c) => c.toUpperCase()) };
    }
  }
  return undefined;
}
