import type { BotContext } from '@jobblik/contract/chatbot/chatbot.schema';
import { danishStopWords, fold } from '../../platform/danish/index.ts';

/** A search for ads, as a question asks for it. */
export interface JobQuestion {
  /** Empty: any work. */
  keyword: string;
  /** As people write it, `Odense`; empty: anywhere. */
  place: string;
  /** Number of the wire; undefined: any. */
  jobType: number | undefined;
}

/** What the reader knows of the world. */
export interface JobVocabulary {
  isPlace(name: string): boolean;
  /** Whether a text is the name of an occupation. */
  isOccupation(text: string): boolean;
}

const work =
  /^(?:job(?:s|bet|bene|ene)?|stilling(?:er|en|erne)?|arbejde[rt]?|ledige?t?|ansaettelse|beskaeftigelse|vikariat(?:er)?)$/;
const compound = /^(.{3,}?)s?(?:jobs?|stilling(?:er)?|arbejde)$/;
const prepositions = new Set(['i', 'paa', 'omkring', 'ved', 'naer', 'ved', 'fra', 'til', 'inden']);
/** Words around a search that say nothing of what is searched. */
const filler = new Set(
  (
    'soeger soege leder lede finde find findes fandt vis vise faa gerne nogen nogle noget interesseret kigger oensker oensker brug lige nu ' +
    'aktuelle nye nyt ny som inden for indenfor omraadet omegnen region kommune tak hej hejsa godt godmorgen ' +
    'findes der er har i jeg kan man mig mit et en af at med vil skal hvad hvilke hvor mange hvem og ogsaa eller for tiden dag hjaelp ' +
    'hjaelpe lyst mangler taenke blive uddannet soeges soegt muligheder mulighed slaaet op hos ud mulige'
  ).split(' '),
);
/** Words of questions about the product rather than about ads. */
const aboutProduct =
  /^(?:hvordan|hvorfor|hvornaar|koste\w*|pris\w*|gratis|gem\w*|annonce\w*|opslag\w*|opret\w*|slaa|mail\w*|besked\w*|ansoeg\w*|agent\w*|jobagent\w*|cv\w*|konto\w*|profil\w*|loen\w*|slet\w*|medlemskab\w*|betal\w*|passer|fortryd\w*|lover|sige|opsige|video\w*|jobsoeger\w*|virksomhed\w*|vores|vi|uploade\w*|anbefal\w*|samtale\w*|jobsamtale\w*|interview\w*|chef|fyre\w*|skift\w*|netop|det)$/;
const types: Readonly<Record<string, number>> = {
  fuldtid: 1,
  fuldtids: 1,
  deltid: 2,
  deltids: 2,
  freelance: 3,
  freelancer: 3,
  frivillig: 4,
  frivilligt: 4,
  praktik: 5,
  praktikplads: 5,
  praktikpladser: 5,
};
/** A question that goes on with the one before, whatever that was about. */
const goesOn = /^(?:og|hvad med|hvad saa|saa)\b/;
const followUp = /^(?:og|hvad med|hvad saa med|hvad saa|saa|ogsaa|eller|men|i stedet|som|i|paa|omkring)\b/;

interface Word {
  typed: string;
  folded: string;
}

/**
 * The search that a question asks for; undefined where it asks for something else.
 * @param last what the answer before was about; a short question such as "og i Aarhus?" goes on with it
 */
export function readJobQuestion(
  text: string,
  vocabulary: JobVocabulary,
  last?: BotContext | null,
): JobQuestion | undefined {
  const words = text
    .split(/[^\p{L}\p{N}+#&'’.-]+/u)
    .map((typed) => typed.replace(/^[.'’-]+|[.'’-]+$/g, ''))
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
    .filter(({ folded }) => folded !== '' && !filler.has(folded) && !danishStopWords().has(folded))
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
  // "Og for en kok i Aarhus?" after a price asks for a price.
  const isAboutOther = last != null && last.topic !== 'jobs' && goesOn.test(fold(text.trim()));
  if (
    isOccupation &&
    !isAboutOther &&
    (place !== '' ||
      (words.length <= 3 && !/^(?:hv|er\b)/.test(fold(text).trim())) ||
      /(?:^|\s)som\s|soeger/.test(fold(text)))
  )
    return question;
  return undefined;
}

/** A short question that changes one part of the search before. */
function goOn(question: JobQuestion, last: BotContext, text: string, words: number): JobQuestion | undefined {
  const changes = question.place !== '' || question.keyword !== '' || question.jobType !== undefined;
  if (!changes || words > 7 || !(followUp.test(text) || question.place !== '' || question.jobType !== undefined))
    return;
  return {
    keyword: question.keyword || (last.keyword ?? ''),
    place: question.place || (last.place ?? ''),
    jobType: question.jobType ?? last.job_type,
  };
}

/** `rengøring` of "rengøringsjob"; nothing of "job". */
function withoutWork(word: Word): Word {
  if (work.test(word.folded)) return { typed: '', folded: '' };
  const match = compound.exec(word.folded);
  if (!match) return word;
  const tail = /s?(?:jobs?|stilling(?:er)?|arbejde)$/i;
  const typed = word.typed.replace(tail, '').replace(/-$/, '');
  return { typed, folded: fold(typed) };
}

/** The longest run of words that is a place: behind a preposition, written with a capital, or at the end. */
function findPlace(words: readonly Word[], { isPlace }: JobVocabulary) {
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
