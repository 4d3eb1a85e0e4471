import type { Import } from './judge-import.ts';

/**
 * Circles of imports between files: for each file that reaches itself and is on no circle before it, the shortest, which begins and
 * ends with it. Type imports count too: to read one of the files one needs the others.
 */
export function findCircles(imports: readonly Pick<Import, 'from' | 'to'>[]): string[][] {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const next = (file: string) => (targets.get(file) ?? []).map(({ to }) => to);
  const circles: string[][] = [];
  const named = new Set<string>();
  for (const file of [...targets.keys()].sort()) {
    if (named.has(file)) continue;
    const circle = shortestBack(file, next);
    if (!circle) continue;
    circles.push(circle);
    for (const member of circle) named.add(member);
  }
  return circles;
}

/** The shortest cycle from a file back to itself, breadth first. */
function shortestBack(start: string, next: (file: string) => string[]): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const waiting = [start];
  for (const file of waiting) {
    for (const target of next(file)) {
      if (target === start) return [...pathTo(file, start, cameFrom), start];
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, file);
      waiting.push(target);
    }
  }
  return undefined;
}

function pathTo(end: string, start: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const path = [end];
  for (let file = end; file !== start; ) {
    file = cameFrom.get(file) ?? start;
    path.unshift(file);
  }
  return path;
}
