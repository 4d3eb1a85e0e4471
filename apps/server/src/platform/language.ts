import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, setLanguageSource } from '@jobblik/contract/kernel/language';

const context = new AsyncLocalStorage<Language | undefined>();
setLanguageSource(() => context.getStore());

/**
 * Does work in a person's language: words, dates and names of choices follow it, also after an `await`. Calls and pages run in
 * the language of their visitor, tasks in Danish; a mail is written in its receiver's.
 * @param language null or undefined for a person who has chosen none, whose language is Danish
 */
export function inLanguage<T>(language: Language | null | undefined, work: () => T): T {
  return context.run(language ?? undefined, work);
}

/** The language that the visitor of the current call has chosen; undefined without a choice, and outside of calls. */
export function languageOfVisitor(): Language | undefined {
  return context.getStore();
}
