/**
 * Version of the language rules and their data. Raise it when the same text gets other words (`language-version.test.ts` fails then):
 * documents of older versions are indexed again, and while two releases run side by side neither undoes the other's work.
 */
export const languageVersion = 10;
