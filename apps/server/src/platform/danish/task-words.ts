import { readFileSync } from 'node:fs';
import { analyse } from './analyse.ts';
import { fold } from './fold.ts';
import { lexicon } from './lexicon.ts';
import { relativesOf } from './synonyms.ts';
import type { Token } from './tokenise.ts';

/** What ads call a task that people type as an infinitive. */
interface Task {
  /** Nouns for what is done that no rule makes: `salg` of `saelge`. */
  nouns: readonly string[];
  /** Last members of the names of those who do it: `chauffoer` of `koere`. */
  doers: readonly string[];
}

let loaded: ReadonlyMap<string, Task> | undefined;

function tasks(): ReadonlyMap<string, Task> {
  loaded ??= readTasks(readFileSync(new URL('./data/verbs.txt', import.meta.url), 'utf8'));
  return loaded;
}

/** Lines `infinitive noun noun ~ doer doer`, folded here. */
function readTasks(text: string): Map<string, Task> {
  const lines = fold(text).split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [own = '', last = ''] = line.split(' ~ ');
      const [infinitive = '', ...nouns] = own.split(' ');
      return [infinitive, { nouns, doers: last.split(' ').filter(Boolean) }];
    }),
  );
}

/** Words of everyday sentences that say nothing about the work: "holde øje med", "tage hånd om", "ved siden af". */
const light = new Set(
  'arbejde blive bruge faa gaa give goere have hjaelpe holde komme lave saette sidde staa tage vaere gerne haand hvor man oeje plads side siden sted steder tid ting'.split(
    ' ',
  ),
);

/** Whether a word says nothing about the work beside others. */
export function isLight({ text }: Token): boolean {
  return light.has(text);
}

/** Whether a folded word is the infinitive of a task, which is not misspelt. */
export function isTask(text: string): boolean {
  return tasks().has(text);
}

/**
 * Other words that texts have for a task that was typed as an infinitive, in dictionary form: what somebody does and what is done, as
 * `maler` and `maling` for "male". Empty for other words.
 */
export function wordsOfTask({ text }: Token): readonly string[] {
  const task = tasks().get(text);
  if (!task) return [];
  const written = [`${text}r`, nounOf(text), ...task.nouns].map(lemmaOf);
  // Ads of a doer have the infinitive itself among the words of the family.
  return [...new Set([text, ...written, ...relativesOf(text)])];
}

/**
 * Compounds for a task and what it is done to: `bilsaelger` and `bilsalg` for "sælge biler", `kranfoerer` for "køre kran". Empty where the
 * first word is no task.
 * @param object dictionary form of the second word
 */
export function compoundsOfTask({ text }: Token, object: string): string[] {
  const task = tasks().get(text);
  if (!task) return [];
  const { shapes, words } = lexicon();
  const heads = [`${text}r`, nounOf(text), ...task.nouns, ...task.doers].map(lemmaOf);
  const nouns = heads.filter((head) => head !== text && (words.has(head) || head.endsWith('ing')));
  return (shapes.get(object) ?? [object]).flatMap((shape) => [...new Set(nouns)].map((noun) => shape + noun));
}

let infinitives: ReadonlyMap<string, string> | undefined;

/** The task that a noun in dictionary form is about: `passe` for `pasning`. Undefined for other words. */
export function taskOfNoun(lemma: string): string | undefined {
  infinitives ??= new Map(
    [...tasks()].flatMap(([infinitive, { nouns }]) =>
      [nounOf(infinitive), ...nouns].map((noun) => [lemmaOf(noun), infinitive] as const),
    ),
  );
  return infinitives.get(lemma);
}

/** The infinitive that a folded word is, or is the present tense of: `passe` for `passer`. Undefined for other words. */
export function infinitiveOf(text: string): string | undefined {
  if (isTask(text)) return text;
  const bare = text.endsWith('r') ? text.slice(0, -1) : '';
  return isTask(bare) ? bare : undefined;
}

/** `pakning` of `pakke`, `montering` of `montere`: a double consonant is single before the ending. */
function nounOf(infinitive: string): string {
  const stem = infinitive.replace(/e$/, '');
  if (/er$/.test(stem)) return `${stem}ing`;
  return `${stem.replace(/([bdfgklmnprst])\1$/, '$1')}ning`;
}

function lemmaOf(text: string): string {
  return analyse({ text, pieces: [] }).lemma;
}
