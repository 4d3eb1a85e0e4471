import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { startProduct } from './product.ts';
import { root, run } from './steps.ts';

/** Where a checker of the specification lies on machines that have one. */
const folder = resolve(root, process.env.CONFORMANCE_DIR || '../shared/conformance');

/** Holds the built product against the specification's catalogue where there is one. A report, never a failure. */
export async function reportConformance(): Promise<void> {
  const checker = `${folder}/check.mjs`;
  if (!existsSync(checker)) return;
  try {
    const product = await startProduct();
    const { output } = await run([process.execPath, checker, '--base', product.url, '--source', root], { quiet: true });
    await product.stop();
    const counts = output.split('\n').filter((line) => /: \d+ of \d+$/.test(line));
    console.log(`Specification:\n${counts.map((line) => `  ${line}`).join('\n')}`);
  } catch (error) {
    console.log(`Specification: could not be checked. ${error instanceof Error ? error.message : error}`);
  }
}
