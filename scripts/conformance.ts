import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type RunningProduct, startProduct } from '../support/product.ts';
import { root } from '../support/root.ts';
import { type Counts, reportStep, run } from './steps.ts';

/** Folder with the specification's checker on machines that have one. */
const catalogue = resolve(root, process.env.CONFORMANCE_DIR || '../shared/conformance');

type Product = Pick<RunningProduct, 'url' | 'stop'>;

/**
 * Checks the built product against the specification's catalogue; counts as one test. Prints missing items and the counts of the
 * catalogue. Without a checker in the folder nothing is run or counted.
 * @param folder contains `check.mjs`.
 * @param start starts the product that is checked.
 */
export async function checkConformance(
  folder = catalogue,
  start: () => Promise<Product> = startProduct,
): Promise<Counts> {
  const checker = `${folder}/check.mjs`;
  if (!existsSync(checker)) return { passed: 0, failed: 0 };
  const began = performance.now();
  const { code, output } = await check(checker, start);
  reportStep('specification', code === 0, began);
  console.log(output.trim());
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function check(checker: string, start: () => Promise<Product>): Promise<{ code: number; output: string }> {
  try {
    const product = await start();
    try {
      return await run([process.execPath, checker, '--base', product.url, '--source', root], { quiet: true });
    } finally {
      await product.stop();
    }
  } catch (error) {
    return { code: 1, output: `The product could not be checked: ${error instanceof Error ? error.message : error}` };
  }
}
