import { currentLanguage, type Language, perLocale } from '@jobblik/contract/kernel/language';
import { analyse, danishStopWords, fold, tokenise } from '@jobblik/danish';
import { englishStem, englishStopWords } from './english-words.ts';

/** Word lists of one language for questions. */
interface WordKnowledge {
  /** Words with the same meaning in questions about the product; the first represents all. */
  sameMeaning: readonly string[];
  /** Words that say little about the subject of a question, besides function words; folded. */
  weak: ReadonlySet<string>;
  /** Terms of the product: a question with one is about the product, whatever other words it has. */
  products: string;
  /** What only companies buy or do. */
  companies: string;
  isStopWord(word: string): boolean;
  read(token: Token): { lemma: string; known: boolean };
}

const knowledge: Readonly<Record<Language, WordKnowledge>> = {
  da: {
    sameMeaning: [
      'slette fjerne nedlægge lukke slet fjern',
      'adgangskode password kodeord kode passwordet',
      'mail e-mail email mailen',
      'konto profil bruger brugerkonto',
      'koste pris betale betaling dyrt penge priser koster prisen priserne',
      'annonce opslag stillingsopslag jobannonce jobopslag stillingsannonce annoncere',
      'virksomhed firma arbejdsgiver',
      'ændre skifte rette redigere opdatere ændrer skifter retter',
      'downloade hente printe udskrive eksportere download',
      'oplysning data persondata information',
      'robot bot maskine ai chatbot',
      'kontakte kontakt ringe',
      'gratis',
      'besked notifikation underretning',
      'forlænge forlænget',
      'stoppe afmelde',
      'cv cver cvet cvs curriculum',
      'vise vist visning',
      'menneske person medarbejder',
      'oprette lave registrere tilmelde opretter laver',
    ],
    weak: new Set(
      'jobblik gerne muligt mulighed egentlig bruge bruger give giver goer goere virker komme foregaar helt noget jer skal vil hos rigtig god godt tager imod sker'.split(
        ' ',
      ),
    ),
    products:
      'cv jobagent agent annonce ansøgning medlemskab konto adgangskode mail cookies oplysning video kandidat notifikation virksomhed jobsøger kladde tekst',
    companies: 'annonce virksomhed slå ansætte rekruttere plus basis introtilbud moms cv-søgning cv-match',
    isStopWord: (word) => danishStopWords().has(word),
    read: analyse,
  },
  en: {
    sameMeaning: [
      'delete remove erase close',
      'password passcode',
      'mail email e-mail mails emails',
      'account profile user',
      'cost price prices pay fee charge expensive money',
      'ad advert advertisement posting listing vacancy',
      'company employer business firm',
      'change edit update correct modify',
      'download fetch print export',
      'data information details',
      'robot bot machine ai chatbot computer',
      'contact reach call phone',
      'message notification notice',
      'alert agent alerts',
      'extend prolong',
      'stop unsubscribe cancel',
      'cv resume curriculum',
      'show display visible',
      'human person people',
      'create make register',
      'candidate applicant',
      'withdraw retract',
    ],
    weak: new Set(
      'jobblik please possible actually use work works working like want need something get way much many too handle'.split(
        ' ',
      ),
    ),
    products:
      'cv alert application membership account password mail cookies data video candidate notification company draft ad',
    companies: 'ad company post hire recruit employee candidate plus intro vat',
    isStopWord: (word) => englishStopWords.has(word),
    // There is no English word list: a word that no example has may be misspelt.
    read: ({ text }) => ({ lemma: englishStem(text), known: false }),
  },
};

type Token = ReturnType<typeof tokenise>[number];

const canonical = perLocale((_locale, language) => {
  const { sameMeaning } = knowledge[language];
  return new Map(
    sameMeaning.flatMap((line) => {
      const lemmas = line.split(' ').map(lemmaOf);
      return lemmas.map((lemma) => [lemma, lemmas[0] ?? lemma] as const);
    }),
  );
});

function lemmaOf(word: string): string {
  const [token] = tokenise(word);
  return token ? knowledge[currentLanguage()].read(token).lemma : '';
}

const products = perLocale(
  (_locale, language) =>
    new Set(knowledge[language].products.split(' ').map((word) => wordsOf(word)[0]?.lemma ?? word)),
);

const companies = perLocale(
  (_locale, language) =>
    new Set(knowledge[language].companies.split(' ').flatMap((word) => wordsOf(word).map(({ lemma }) => lemma))),
);

/** Whether a question names something that only companies buy or do. */
export function namesCompany(text: string): boolean {
  return wordsOf(text).some(({ lemma }) => companies().has(lemma));
}

/** Whether a word is a term of the product. */
export function isProductWord(lemma: string): boolean {
  return products().has(lemma);
}

/** A word of a question. */
export interface QuestionWord {
  /** Dictionary form; the same for synonyms. */
  lemma: string;
  /** As typed, folded. */
  typed: string;
  /** It is in the language's word list, so it is not misspelt. */
  inLexicon: boolean;
  /** A function word, which says little. */
  minor: boolean;
}

/** The words of a question or an example in the current language, in order. */
export function wordsOf(text: string): QuestionWord[] {
  const { read, isStopWord, weak } = knowledge[currentLanguage()];
  return tokenise(text, 1000)
    .flatMap((token) => (token.pieces.length > 0 ? token.pieces.flatMap((piece) => tokenise(piece)) : [token]))
    .map((token) => {
      const { lemma, known } = read(token);
      return {
        lemma: canonical().get(lemma) ?? lemma,
        typed: token.text,
        inLexicon: known,
        minor: isStopWord(token.text) || token.text.length < 2 || weak.has(token.text),
      };
    });
}

/** Folded, without punctuation: for comparing with lists. */
export function plain(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
