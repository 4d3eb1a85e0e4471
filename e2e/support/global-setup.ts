import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { startProduct } from '../../support/product.ts';
import { ensureWebBuild } from '../../support/web-build.ts';

/**
 * Starts the product once for all journeys; the end of what it printed is stored beside their results. `E2E_BASE_URL` is the address
 * of one that runs already.
 */
export default async function globalSetup({ projects: [first] }: FullConfig) {
  if (process.env.E2E_BASE_URL) return undefined;
  await ensureWebBuild();
  const product = await startProduct();
  process.env.E2E_BASE_URL = product.url;
  process.env.E2E_SOCKET_URL = product.socketUrl;
  return async () => {
    if (first) {
      mkdirSync(first.outputDir, { recursive: true });
      writeFileSync(join(first.outputDir, 'product.log'), product.output());
    }
    await product.stop();
  };
}
