import { knownLemma } from './lemma.ts';
import { type Lexicon, lexicon } from './lexicon.ts';
import { compoundMembers, type Member } from './split-compound.ts';
import { stem } from './stem.ts';
import type { Token } from './tokenise.ts';

/** Result of the language rules for one word. */
export interface Analysis {
  /** The whole word in the form used for the index and for queries. */
  lemma: string;
  /** Members of the compound in order; empty for a simple word. */
  members: Member[];
  /** Whether the word list covers every letter. An unknown word may be misspelt. */
  known: boolean;
}

const cache = new Map<string, Analysis>();
const cacheSize = 50_000;

/** Dictionary form and members of a token. Pure, with a cache. */
export function analyse(token: Token): Analysis {
  // A token with the same letters but without pieces has another result, because no hyphen marks its members.
  const key = token.pieces.length > 0 ? `\0${token.pieces.join('-')}` : token.text;
  const seen = cache.get(key);
  if (seen) return seen;
  const analysis = token.pieces.length > 0 ? analyseHyphenated(token.pieces) : analyseWord(token.text);
  if (cache.size >= cacheSize) cache.clear();
  cache.set(key, analysis);
  return analysis;
}

function analyseWord(text: string, words: Lexicon = lexicon()): Analysis {
  const lemma = knownLemma(text, words);
  if (lemma) return { lemma, members: [], known: true };
  const members = compoundMembers(text, words);
  const last = members.at(-1);
  if (!last) return { lemma: stem(text), members: [], known: false };
  return {
    lemma: text.slice(0, text.length - last.text.length) + last.lemma,
    members,
    known: members.every((member) => words.words.has(member.lemma)),
  };
}

/** The hyphen separates the members: `it-supporter`, `frontend-udvikler`. */
function analyseHyphenated(pieces: string[]): Analysis {
  const analyses = pieces.map((piece) => ({ piece, ...analyseWord(piece) }));
  const members = analyses.flatMap(({ piece, lemma, members: inner }) =>
    inner.length > 0 ? inner : [{ text: piece, lemma: lexicon().firsts.get(piece) ?? lemma }],
  );
  const last = analyses.at(-1)?.lemma ?? '';
  return {
    lemma: pieces.slice(0, -1).join('') + last,
    members,
    known: analyses.every((analysis) => analysis.known),
  };
}

/**
 * Shorter parts of a compound: each member in dictionary form, and each sequence of neighbouring members
 * (`turist bus chauffør` contains `turistbus` and `buschauffør`).
 */
export function spans(members: readonly Member[]): string[] {
  const found = new Set<string>();
  for (let start = 0; start < members.length; start += 1) {
    for (let end = start; end < members.length; end += 1) {
      const last = members[end];
      if (!last || end - start === members.length - 1) continue;
      const before = members.slice(start, end).map((member) => member.text);
      found.add(before.join('') + last.lemma);
    }
  }
  return [...found];
}
