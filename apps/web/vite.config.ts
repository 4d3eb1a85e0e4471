import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { directIcons } from './direct-icons.ts';
import { mantineVariables } from './mantine-variables.ts';
import { serviceWorker } from './service-worker-build.ts';
import { slimContract } from './slim-contract.ts';

/** Our modules only declare things, so an unused one leaves with its styles; those that exist to act are named. */
function isQuiet(id: string): boolean {
  return (
    /\/(apps\/web\/app|packages\/contract\/src)\/[^?]*\.tsx?$/.test(id) &&
    !/(styles|entry\.(client|server))\.tsx?$/.test(id)
  );
}

/**
 * Two files carry what nearly every page needs: the libraries, and our own pieces that a dozen screens share. Left to
 * itself the bundler makes some sixty small files of them, which are slower to fetch and 8 kB larger compressed.
 */
const codeSplitting = {
  groups: [
    {
      name: 'vendor',
      priority: 2,
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/][a-z-]+|i18next|cookie)[\\/]/,
    },
    {
      name: 'look',
      priority: 3,
      test: /[\\/]app[\\/](ui|platform|shell)[\\/].+\.css$/,
      minShareCount: 4,
    },
    {
      name: 'base',
      priority: 1,
      test: /[\\/](app[\\/](ui|platform|shell)[\\/].+\.tsx?|@tabler[\\/]icons-react[\\/].+)$/,
      minShareCount: 12,
    },
  ],
};

export default defineConfig({
  plugins: [slimContract(), directIcons(), mantineVariables(), serviceWorker(), reactRouter()],
  ssr: { noExternal: ['@tabler/icons-react', /^@mantine\//] },
  // Found late, a dependency would reload the first page of a cold development server.
  optimizeDeps: {
    entries: ['app/**/*.{ts,tsx}'],
    include: ['react-dom/client', 'react-router/dom'],
    exclude: ['@tabler/icons-react'],
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  build: {
    target: 'baseline-widely-available',
    rolldownOptions: {
      treeshake: {
        manualPureFunctions: ['z', 'defineCall', 'defineEvent', 'defineSocketEvent'],
        moduleSideEffects: (id) => !isQuiet(id),
      },
    },
  },
});
