import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

// Prints the regular expressions that modules build from parts while they load, as JSON: `node built-patterns.ts <root> <file>…`

interface BuiltPattern {
  source: string;
  flags: string;
  file: string;
  line: number;
}

const [root = '', ...files] = process.argv.slice(2);
const built: BuiltPattern[] = [];

/** The place in the stack that calls the constructor; the first frames are this module. */
function callerOf(stack = ''): { file: string; line: number } | undefined {
  const own = stack
    .split('\n')
    .slice(1)
    .find((frame) => !frame.includes(import.meta.url));
  const [, url = '', line = ''] = /(file:\/\/[^\s)]+?):(\d+):\d+\)?$/.exec(own ?? '') ?? [];
  return url ? { file: relative(root, fileURLToPath(url)), line: Number(line) } : undefined;
}

globalThis.RegExp = new Proxy(RegExp, {
  construct(target, given) {
    const pattern: RegExp = Reflect.construct(target, given);
    const caller = callerOf(new Error('here').stack);
    if (caller) built.push({ source: pattern.source, flags: pattern.flags, ...caller });
    return pattern;
  },
});

for (const file of files) await import(`${root}/${file}`);
// Some modules hold threads or timers, so the process does not end by itself.
process.stdout.write(JSON.stringify(built), () => process.exit(0));
