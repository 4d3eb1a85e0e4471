import { areas, paths } from '@jobblik/contract/paths';
import { parseSync, Visitor } from 'oxc-parser';

/** Stands for an expression in a template. */
const expression = '\u0000';

const screens = Object.values(paths).map(
  (pattern) =>
    new RegExp(
      `^${pattern
        .replace(':area', `(${[...Object.values(areas), expression].join('|')})`)
        .replace(/\/:\w+\?/g, '(/[^/]+)?')
        .replace(/:\w+/g, '[^/]+')}$`,
    ),
);

/** Tests may write addresses, and the list of addresses is one. */
const mayWrite = /\.(?:test|factory|harness)\.tsx?$|^packages\/contract\/src\/paths\.ts$/;

/**
 * Addresses of screens that code writes by hand: they come from `packages/contract/src/paths.ts`, so that a screen can move.
 * @param text TypeScript of a file of the product.
 * @returns one sentence per address.
 */
export function writtenAddresses(file: string, text: string): string[] {
  if (!/^(?:apps|packages)\//.test(file) || mayWrite.test(file)) return [];
  const found: string[] = [];
  const judge = (address: string) => {
    const path = address.replace(/[?#].*$/s, '');
    if (screens.some((screen) => screen.test(path)))
      found.push(
        `${file} writes "${address.replaceAll(expression, '…')}"; pathTo() of the contract's paths.ts makes it.`,
      );
  };
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') judge(node.value);
    },
    TemplateLiteral: (node) => judge(node.quasis.map((part) => part.value.cooked ?? '').join(expression)),
  }).visit(parseSync(file, text).program);
  return found;
}
