import fs from 'node:fs';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import { searchRules } from './search-rules.ts';

// node --import ./bench/support/leave-out.ts: the product without the rule of the search that LEFT_OUT names.

const rule = searchRules.find(({ name }) => name === process.env.LEFT_OUT);
if (!rule) throw new Error(`no rule of the search is called ${process.env.LEFT_OUT}`);
const { file, change } = rule;
const isOwn = (path: unknown) => String(path).endsWith(`apps/server/src/search/${file}`);

if (change) {
  const [from, to] = change;
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!isOwn(url)) return loaded;
      const source = String(loaded.source);
      if (!source.includes(from)) throw new Error(`${file} has no "${from}"`);
      return { ...loaded, source: source.replace(from, () => to) };
    },
  });
} else {
  const read = fs.readFileSync;
  const withoutList = (path: fs.PathOrFileDescriptor, options: never) => (isOwn(path) ? '' : read(path, options));
  fs.readFileSync = withoutList as typeof fs.readFileSync;
  syncBuiltinESMExports();
}
