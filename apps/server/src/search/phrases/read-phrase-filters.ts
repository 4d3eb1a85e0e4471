import { readLines } from '@jobblik/danish';

/** Fields of a filter with patterns. */
const fields = ['typed', 'named', 'written', 'mainly', 'likely', 'hinted', 'unless'] as const;

/** A filter for texts by phrases of a search. The patterns match folded text; `data/README.md` explains the fields. */
export interface PhraseFilter extends Partial<Record<(typeof fields)[number], RegExp>> {
  /** Tag of the texts that fulfil it. Nobody types it, and the language rules do not change it, because it ends in a digit. */
  tag: string;
  or: readonly string[];
  unlessAlso: readonly string[];
}

/** An unindented line and the indented lines below it. */
interface Block {
  head: string;
  lines: string[];
}

/** Parts of patterns by name, with the names of their arguments. */
type Parts = Map<string, { names: readonly string[]; lines: readonly string[] }>;
type Values = ReadonlyMap<string, string>;

const separator = ' & ';
const noValues: Values = new Map();

/** The lines of a file of the data folder. */
export function readPhraseFile(file: string): string[] {
  return readLines(new URL(`./data/${file}.txt`, import.meta.url));
}

/**
 * Phrase filters of the lines of some files, in order: a filter that another one names must precede it.
 * @throws Error for a block that is not understood, and for an unknown part of a pattern
 */
export function parsePhraseFilters(files: readonly (readonly string[])[]): PhraseFilter[] {
  const parts: Parts = new Map();
  const filters = files.flatMap((lines) => filtersOf(blocksOf(lines), parts));
  const tags = new Set<string>();
  for (const { tag, or, unlessAlso } of filters) {
    const unknown = [...or, ...unlessAlso].find((other) => !tags.has(other));
    if (unknown) throw new Error(`phrase filter ${tag} names ${unknown}, which does not precede it`);
    tags.add(tag);
  }
  return filters;
}

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    if (line.startsWith('  ')) blocks.at(-1)?.lines.push(line.slice(2));
    else blocks.push({ head: line, lines: [] });
  }
  return blocks;
}

/** @param parts known parts; those of the blocks are added */
function filtersOf(blocks: readonly Block[], parts: Parts): PhraseFilter[] {
  const filters: PhraseFilter[] = [];
  /** Values of `each`, for the filter after it. */
  let rows: Values[] = [];
  /** Blocks of the filter that is being read. */
  let own: Block[] = [];
  const finish = () => {
    if (own.length > 0) for (const values of rows) filters.push(filterOf(own, values, parts));
    own = [];
    rows = [noValues];
  };
  for (const block of blocks) {
    const [kind = '', ...rest] = block.head.split(' ');
    if (kind === 'let') parts.set(rest[0] ?? '', { names: namesIn(rest.slice(1).join(' ')), lines: block.lines });
    else if (kind === 'each') {
      finish();
      const names = namesIn(rest.join(' '));
      rows = block.lines.map((line) => valuesOf(names, line.split(separator), { values: noValues, parts }));
    } else if (kind === 'filter') {
      if (own.length > 0 || rows.length === 0) finish();
      own = [block];
    } else if (own.length === 0) throw new Error(`phrase filters: "${block.head}" stands before a filter`);
    else own.push(block);
  }
  finish();
  return filters;
}

function namesIn(text: string): string[] {
  return text === '' ? [] : text.split(separator);
}

interface Scope {
  values: Values;
  parts: Parts;
}

function filterOf(blocks: readonly Block[], values: Values, parts: Parts): PhraseFilter {
  const scope = { values, parts };
  const sources = new Map<string, string[]>();
  const filter: { -readonly [K in keyof PhraseFilter]: PhraseFilter[K] } = { tag: '', or: [], unlessAlso: [] };
  for (const { head, lines } of blocks) {
    const [field = '', ...rest] = head.split(' ');
    if (field === 'filter') filter.tag = expand(rest.join(), scope);
    else if (field === 'or' || field === 'unlessAlso') filter[field] = rest;
    else sources.set(field, [...(sources.get(field) ?? []), sourceOf(rest[0] ?? 'words', lines, scope)]);
  }
  for (const [name, all] of sources) {
    const field = fields.find((one) => one === name);
    if (!field) throw new Error(`phrase filter ${filter.tag} has an unknown field: ${name}`);
    filter[field] = new RegExp(all.join('|'));
  }
  return filter;
}

/** The pattern of a field: the part of its kind around its alternatives. */
function sourceOf(kind: string, lines: readonly string[], scope: Scope): string {
  const alternatives = lines.map((line) => expand(line, scope));
  return partCalled(kind, [`(?:${alternatives.join('|')})`], scope.parts);
}

/** A line as a pattern: `{name}` and `@name value & value` become parts, and a space any white space. */
function expand(line: string, { values, parts }: Scope): string {
  const [, name, given = ''] = /^@(\w+) (.*)$/.exec(line) ?? [];
  if (name) {
    const expanded = given.split(separator).map((value) => expand(value, { values, parts }));
    return partCalled(name, expanded, parts);
  }
  return line
    .replaceAll(' ', '\\s+')
    .replace(/\{([a-zA-Z]+)\}/g, (_, part: string) => values.get(part) ?? partCalled(part, [], parts));
}

function partCalled(name: string, given: readonly string[], parts: Parts): string {
  const part = parts.get(name);
  if (!part) throw new Error(`phrase filters have no part ${name}`);
  const values = new Map(part.names.map((one, at) => [one, given[at] ?? '']));
  const alternatives = part.lines.map((line) => expand(line, { values, parts }));
  return alternatives.length === 1 ? (alternatives[0] ?? '') : `(?:${alternatives.join('|')})`;
}

function valuesOf(names: readonly string[], given: readonly string[], scope: Scope): Values {
  return new Map(names.map((name, at) => [name, expand(given[at] ?? '', scope)]));
}
