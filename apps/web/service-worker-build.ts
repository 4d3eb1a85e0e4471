import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const wordFile = /packages\/words\/locales\/([a-z]{2})\/([\w-]+)\.json$/;

/** Builds `worker.js` and `retire-worker.js` beside the assets; the server answers with one of them at `/sw.js`. */
export function serviceWorker(): Plugin {
  return {
    name: 'jobblik-service-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const wordFiles = wordFilesOf(bundle);
        const release = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 8);
        for (const [fileName, entry] of [
          ['worker.js', 'worker/service-worker.ts'],
          ['retire-worker.js', 'worker/retire-worker.ts'],
        ] as const)
          this.emitFile({ type: 'asset', fileName, source: await bundled(entry, { wordFiles, release }) });
      },
    },
  };
}

function wordFilesOf(bundle: Rolldown.OutputBundle): Record<string, string> {
  const files: Record<string, string> = {};
  for (const file of Object.values(bundle)) {
    for (const source of file.type === 'asset' ? file.originalFileNames : []) {
      const [, language, list] = wordFile.exec(source) ?? [];
      if (language && list) files[`${language}/${list}`] = `/${file.fileName}`;
    }
  }
  return files;
}

async function bundled(entry: string, constants: Record<string, unknown>): Promise<string> {
  const result = await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    publicDir: false,
    logLevel: 'warn',
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: fileURLToPath(new URL(entry, import.meta.url)),
        output: { format: 'iife' },
        // Of the contract the worker uses one rule.
        treeshake: { moduleSideEffects: (id) => id.endsWith(entry), manualPureFunctions: ['z'] },
      },
    },
  });
  const output = 'output' in result ? result.output : [];
  const [chunk] = output;
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not built`);
  return chunk.code;
}
