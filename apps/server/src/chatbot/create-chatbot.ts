import type { Services } from '../platform/services.ts';
import { createBuiltinChatbot } from './builtin/builtin.driver.ts';
import type { Chatbot } from './chatbot.ts';
import { createDialogflowChatbot } from './dialogflow/dialogflow.driver.ts';
import { readServiceAccount } from './dialogflow/service-account.ts';

/**
 * Creates the configured chatbot: an agent of Dialogflow with `DIALOGFLOW_*`, otherwise the built-in answers.
 * @throws Error if the key file cannot be used
 */
export async function createChatbot(services: Services): Promise<Chatbot> {
  const { env, log } = services;
  const builtin = createBuiltinChatbot(services);
  if (!env.DIALOGFLOW_PROJECT || !env.DIALOGFLOW_CREDENTIALS) return builtin;
  return createDialogflowChatbot({
    project: env.DIALOGFLOW_PROJECT,
    account: await readServiceAccount(env.DIALOGFLOW_CREDENTIALS),
    base: env.DIALOGFLOW_API_BASE,
    log,
    fallback: builtin,
  });
}
