/** Stands in the head, so that Zod reads it before its first schema: it would try `eval`, which the policy of the pages forbids. */
export const schemaScript = 'globalThis.__zod_globalConfig={jitless:true}';
