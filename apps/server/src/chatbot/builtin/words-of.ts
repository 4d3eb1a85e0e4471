import { analyse, danishStopWords, fold, tokenise } from '../../platform/danish/index.ts';

/** Words that mean the same in questions about the product; the first stands for all. Folded by {@link wordsOf}. */
const sameMeaning = [
  'slette fjerne nedlægge lukke slet fjern',
  'adgangskode password kodeord kode passwordet',
  'mail e-mail email mailen',
  'konto profil bruger brugerkonto',
  'koste pris betale dyrt penge priser koster prisen priserne',
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
];

/** Words that say little of what a question is about, besides those of grammar; folded. */
const weakWords = new Set(
  'jobblik gerne muligt mulighed egentlig bruge bruger give giver goer goere virker komme foregaar helt noget jer skal vil hos rigtig god godt tager imod sker'.split(
    ' ',
  ),
);

let canonical: ReadonlyMap<string, string> | undefined;

function canonicalForms(): ReadonlyMap<string, string> {
  canonical ??= new Map(
    sameMeaning.flatMap((line) => {
      const lemmas = line.split(' ').map(lemmaOf);
      return lemmas.map((lemma) => [lemma, lemmas[0] ?? lemma] as const);
    }),
  );
  return canonical;
}

function lemmaOf(word: string): string {
  const [token] = tokenise(word);
  return token ? analyse(token).lemma : '';
}

/** Things of the product: a question that names one is about the product, whatever other words it has. */
const productWords =
  'cv jobagent agent annonce ansøgning medlemskab konto adgangskode mail cookies oplysning video kandidat notifikation virksomhed jobsøger kladde tekst';

let products: ReadonlySet<string> | undefined;

/** Whether a word is a thing of the product. */
export function isProductWord(lemma: string): boolean {
  products ??= new Set(productWords.split(' ').map((word) => wordsOf(word)[0]?.lemma ?? word));
  return products.has(lemma);
}

/** A word of a question. */
export interface QuestionWord {
  /** Dictionary form, one for words that mean the same. */
  lemma: string;
  /** As typed, folded. */
  typed: string;
  /** The word list of the language knows it, so that it is not misspelt. */
  inLexicon: boolean;
  /** A word of grammar, which says little. */
  minor: boolean;
}

/** The words of a question or an example, in order. */
export function wordsOf(text: string): QuestionWord[] {
  return tokenise(text, 1000)
    .flatMap((token) => (token.pieces.length > 0 ? token.pieces.flatMap((piece) => tokenise(piece)) : [token]))
    .map((token) => {
      const { lemma, known } = analyse(token);
      return {
        lemma: canonicalForms().get(lemma) ?? lemma,
        typed: token.text,
        inLexicon: known,
        minor: danishStopWords().has(token.text) || token.text.length < 2 || weakWords.has(token.text),
      };
    });
}

/** Folded, without signs: for comparing with lists. */
export function plain(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
