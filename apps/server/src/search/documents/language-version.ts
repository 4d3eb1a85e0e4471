/**
 * Version of the language rules and their data. Raise it when the same text gets other words (`language-version.test.ts` then
 * fails): documents of older versions are indexed again. While two releases run in parallel, the older one does not overwrite
 * newer documents.
 */
export const languageVersion = 11;
