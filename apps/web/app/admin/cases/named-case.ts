import { pathTo } from '@jobblik/contract/paths';

/** Kinds of cases that an operator decides again when they wait no more. */
const kinds = ['job', 'report'] as const;
type NamedKind = (typeof kinds)[number];

/** The desk with a case open, also one that is decided. */
export function caseAddress(kind: NamedKind, id: number | string): string {
  return `${pathTo('admin')}?sag=${kind}-${id}`;
}

/** The case that an address names; null for none. */
export function readNamedCase(value: string | null): { kind: NamedKind; id: number } | null {
  const [, name, id] = /^(\w+)-(\d{1,9})$/.exec(value ?? '') ?? [];
  const kind = kinds.find((one) => one === name);
  return kind === undefined ? null : { kind, id: Number(id) };
}
