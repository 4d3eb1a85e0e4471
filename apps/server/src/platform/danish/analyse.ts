import { knownLemma } from './lemma.ts';
import { type Lexicon, lexicon } from './lexicon.ts';
import { compoundMembers, type Member } from './split-compound.ts';
import { stem } from './stem.ts';
import type { Token } from './tokenise.ts';

/** What the language rules make of one word. */
export interface Analysis {
  /** The whole word in the one form under which it is stored and looked up. */
  lemma: string;
  /** Members of the compound in order; empty for a simple word. */
  members: Member[];
  /** Whether the word list accounts for every letter. A word that it does not know may be misspelt. */
  known: boolean;
}

const cache = new Map<string, Analysis>();
const cacheSize = 50_000;

/** Dictionary form and members of a token. Pure; remembers what it has seen lately. */
export function analyse(token: Token): Analysis {
  // The same letters without pieces are another token: their hyphen is not where members meet.
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

/** The hyphen shows where the members meet: `it-supporter`, `frontend-udvikler`. */
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
 * Everything shorter that a compound holds: each member in dictionary form, and each run of neighbouring members
 * (`turist bus chauffør` holds `turistbus` and `buschauffør`).
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
