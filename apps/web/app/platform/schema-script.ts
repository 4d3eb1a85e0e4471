/**
 * Inlined in the head, so that Zod reads it before its first schema: Zod would try `eval`, which the pages' content security policy
 * forbids.
 */
export const schemaScript = 'globalThis.__zod_globalConfig={jitless:true}';
