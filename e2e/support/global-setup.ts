import { startProduct } from '../../support/product.ts';
import { ensureWebBuild } from '../../support/web-build.ts';

/** Starts the product once for all journeys. `E2E_BASE_URL` is the address of one that runs already. */
export default async function globalSetup() {
  if (process.env.E2E_BASE_URL) return undefined;
  await ensureWebBuild();
  const product = await startProduct();
  process.env.E2E_BASE_URL = product.url;
  process.env.E2E_SOCKET_URL = product.socketUrl;
  return product.stop;
}
