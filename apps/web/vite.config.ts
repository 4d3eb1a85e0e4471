import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { directIcons } from './direct-icons.ts';
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
 * Three files carry what nearly every page needs: the libraries, our own pieces that several screens share, and the calls of
 * the contract. Left to itself the bundler makes more than a hundred small files of them, which are slower to fetch and larger
 * compressed. The counts are those with the fewest bytes on guest pages: below them a guest loads pieces of signed-in screens.
 * What forms share is a file of its own, since most guests fill in none.
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
      test: /[\\/](app[\\/](ui|platform(?![\\/]forms)|shell)[\\/].+\.tsx?|@tabler[\\/]icons-react[\\/].+)$/,
      minShareCount: 6,
    },
    {
      name: 'calls',
      priority: 1,
      test: /[\\/]contract[\\/]src[\\/].+\.ts$/,
      minShareCount: 8,
    },
    { name: 'forms', priority: 0, test: /[\\/]app[\\/]platform[\\/]forms[\\/].+\.tsx?$/ },
  ],
};

export default defineConfig({
  plugins: [slimContract(), directIcons(), serviceWorker(), reactRouter()],
  ssr: { noExternal: ['@tabler/icons-react'] },
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
