import type { Settings } from '../env.ts';
import { createEmbeddedRegister } from './embedded.driver.ts';
import type { CompanyRegister } from './register.ts';
import { createVirkRegister } from './virk.driver.ts';

/** Chosen once at start: the public register with its settings, else a file of made companies. */
export function createRegister(env: Settings): CompanyRegister {
  const { CVR_REGISTER_USER: user, CVR_REGISTER_PASSWORD: password } = env;
  if (!user || !password) return createEmbeddedRegister();
  return createVirkRegister({ url: env.CVR_REGISTER_URL, user, password });
}
