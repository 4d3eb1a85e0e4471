/** Maximum length of a query in characters; the rest is ignored. */
export const longestQuery = 200;
