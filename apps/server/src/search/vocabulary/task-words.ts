import { lazily } from '@jobblik/contract/kernel/lazily';
import { analyse, fold, lexicon, readLines, readWords, type Token } from '@jobblik/danish';
import { relativesOf } from './synonyms.ts';

/** Words of ads for a task that people type as an infinitive. */
interface Task {
  /** Irregular nouns for the task: `salg` for `saelge`. */
  nouns: readonly string[];
  /** Agent nouns, the heads of the names of people who do it: `chauffoer` for `koere`. */
  agentNouns: readonly string[];
}

const tasks = lazily(() => readTasks(readLines(new URL('./data/verbs.txt', import.meta.url)).map(fold)));

/** Lines `infinitive noun noun ~ agent agent`, folded here. */
function readTasks(lines: readonly string[]): ReadonlyMap<string, Task> {
  return new Map(
    lines.map((line) => {
      const [own = '', last = ''] = line.split(' ~ ');
      const [infinitive = '', ...nouns] = own.split(' ');
      return [infinitive, { nouns, agentNouns: last.split(' ').filter(Boolean) }];
    }),
  );
}

/** Words of everyday sentences without information about the work: "holde øje med", "tage hånd om", "ved siden af". */
const light = readWords(new URL('./data/light-words.txt', import.meta.url));

/** Whether a word has no information about the work beside other words. */
export function isLight({ text }: Token): boolean {
  return light.has(text);
}

/** Infinitives and present tenses, folded, that the text of any ad contains: what is meant is another word or a title. */
const general = readWords(new URL('./data/general-verbs.txt', import.meta.url));

/** Whether a word is a verb without information about the work. */
export function isGeneralVerb({ text }: Token): boolean {
  return general.has(text);
}

/** Whether a folded word is the infinitive of a task, which is not misspelt. */
export function isTask(text: string): boolean {
  return tasks().has(text);
}

/**
 * Words of texts for a task that was typed as an infinitive, in dictionary form: present tense or person, and noun, such as `maler`
 * and `maling` for "male". Empty for other words.
 */
export function wordsOfTask({ text }: Token): readonly string[] {
  const task = tasks().get(text);
  if (!task) return [];
  const written = [`${text}r`, nounOf(text), ...task.nouns].map(lemmaOf);
  // The index terms of a person's title include the infinitive, through the word family.
  return [...new Set([text, ...written, ...relativesOf(text)])];
}

/**
 * Compounds for a task and its object: `bilsaelger` and `bilsalg` for "sælge biler", `kranfoerer` for "køre kran". Empty if the
 * first word is not a task.
 * @param object dictionary form of the second word
 */
export function compoundsOfTask({ text }: Token, object: string): string[] {
  const task = tasks().get(text);
  if (!task) return [];
  const { shapes, words } = lexicon();
  const heads = [`${text}r`, nounOf(text), ...task.nouns, ...task.agentNouns].map(lemmaOf);
  const nouns = heads.filter((head) => head !== text && (words.has(head) || head.endsWith('ing')));
  return (shapes.get(object) ?? [object]).flatMap((shape) => [...new Set(nouns)].map((noun) => shape + noun));
}

const infinitives = lazily(
  (): ReadonlyMap<string, string> =>
    new Map(
      [...tasks()].flatMap(([infinitive, { nouns }]) =>
        [nounOf(infinitive), ...nouns].map((noun) => [lemmaOf(noun), infinitive] as const),
      ),
    ),
);

/** The task of a noun in dictionary form: `passe` for `pasning`. Undefined for other words. */
export function taskOfNoun(lemma: string): string | undefined {
  return infinitives().get(lemma);
}

/** The infinitive of a task for a folded infinitive or present tense: `passe` for `passer`. Undefined for other words. */
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
