import type { Language } from '@jobblik/contract/kernel/language';
import { danishStopWords } from '@jobblik/danish';
import { englishStopWords } from './english-words.ts';

/** Words by which a question for work is recognised in one language; all of them folded. */
interface JobWords {
  work: RegExp;
  /** A word that ends in one for work: `rengøringsjob`. */
  compound: RegExp;
  compoundTail: RegExp;
  prepositions: ReadonlySet<string>;
  /** Words around a search that are not part of it. */
  filler: ReadonlySet<string>;
  isStopWord(word: string): boolean;
  /** Words of questions about the product rather than about ads. */
  aboutProduct: RegExp;
  /** Ids of job types by their names. */
  types: Readonly<Record<string, number>>;
  /** A question that continues the previous one, whatever its subject. */
  goesOn: RegExp;
  followUp: RegExp;
  /** A question, not the name of an occupation. */
  asks: RegExp;
  /** Expresses that somebody wants to work as something. */
  seeksWork: RegExp;
}

const danish: JobWords = {
  work: /^(?:job(?:s|bet|bene|ene)?|stilling(?:er|en|erne)?|arbejde[rt]?|ledige?t?|ansaettelse|beskaeftigelse|vikariat(?:er)?)$/,
  compound: /^(.{3,}?)s?(?:jobs?|stilling(?:er)?|arbejde)$/,
  compoundTail: /s?(?:jobs?|stilling(?:er)?|arbejde)$/i,
  prepositions: new Set(['i', 'paa', 'omkring', 'ved', 'naer', 'ved', 'fra', 'til', 'inden']),
  filler: new Set(
    (
      'soeger soege leder lede finde find findes fandt vis vise faa gerne nogen nogle noget interesseret kigger oensker oensker brug lige nu ' +
      'aktuelle nye nyt ny som inden for indenfor omraadet omegnen region kommune tak hej hejsa godt godmorgen ' +
      'findes der er har i jeg kan man mig mit et en af at med vil skal hvad hvilke hvor mange hvem og ogsaa eller for tiden dag hjaelp ' +
      'hjaelpe lyst mangler taenke blive uddannet soeges soegt muligheder mulighed slaaet op hos ud mulige'
    ).split(' '),
  ),
  isStopWord: (word) => danishStopWords().has(word),
  aboutProduct:
    /^(?:hvordan|hvorfor|hvornaar|koste\w*|pris\w*|gratis|gem\w*|annonce\w*|opslag\w*|opret\w*|slaa|mail\w*|besked\w*|ansoeg\w*|agent\w*|jobagent\w*|cv\w*|konto\w*|profil\w*|loen\w*|slet\w*|medlemskab\w*|betal\w*|passer|fortryd\w*|lover|sige|opsige|video\w*|jobsoeger\w*|virksomhed\w*|vores|vi|uploade\w*|anbefal\w*|samtale\w*|jobsamtale\w*|interview\w*|chef|fyre\w*|skift\w*|netop|det)$/,
  types: {
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
  },
  goesOn: /^(?:og|hvad med|hvad saa|saa)\b/,
  followUp: /^(?:og|hvad med|hvad saa med|hvad saa|saa|ogsaa|eller|men|i stedet|som|i|paa|omkring)\b/,
  asks: /^(?:hv|er\b)/,
  seeksWork: /(?:^|\s)som\s|soeger/,
};

const english: JobWords = {
  work: /^(?:jobs?|vacanc(?:y|ies)|positions?|work|working|employment|openings?|roles?)$/,
  compound: /^(.{3,}?)-jobs?$/,
  compoundTail: /-?jobs?$/i,
  prepositions: new Set(['in', 'on', 'near', 'around', 'at', 'from', 'to']),
  filler: new Set(
    (
      'looking look find finding search searching seeking seek show give get hiring hire available current currently now new latest open ' +
      'please hello hi hey thanks want need like area region moment today right interested there any some anyone someone something ' +
      'be become for as'
    ).split(' '),
  ),
  isStopWord: (word) => englishStopWords.has(word),
  aboutProduct:
    /^(?:how|why|when|cost\w*|pric\w*|free|sav\w*|advert\w*|ads?|post\w*|creat\w*|e?-?mail\w*|messag\w*|appl(?:y|ied|ying|ications?)|alerts?|cvs?|resume|account\w*|profile\w*|salar\w*|pay\w*|delet\w*|member\w*|withdraw\w*|video\w*|seekers?|compan\w*|our|we|upload\w*|recommend\w*|interview\w*|boss|passwords?|log|login|sign\w*|fired|chang\w*)$/,
  types: {
    'full-time': 1,
    fulltime: 1,
    'part-time': 2,
    parttime: 2,
    freelance: 3,
    freelancer: 3,
    volunteer: 4,
    voluntary: 4,
    internship: 5,
    internships: 5,
  },
  goesOn: /^(?:and|what about|how about|then)\b/,
  followUp: /^(?:and|what about|how about|then|also|or|but|instead|as|in|on|near|around)\b/,
  asks: /^(?:wh|how|is\b|are\b|can\b|do\b|does\b)/,
  seeksWork: /(?:^|\s)as\s|looking for|hiring/,
};

export const jobWords: Readonly<Record<Language, JobWords>> = { da: danish, en: english };
