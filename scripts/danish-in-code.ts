import { parseSync } from 'oxc-parser';
import type { SourceFile } from './words-check.ts';

/** Recognises a Danish text: by its letters, or in a text of several words by a word that only Danish has. */
const letters = /[æøå]/i;
const words = /\b(?:og|ikke|eller|jeg|du|dig|din|dit|dine|skal|uden|hvis|hos|til|fra|på|bliver|vælg|alle)\b/i;

/**
 * Files whose Danish is data and not text of a screen, with the reason: it matches what people type, the specification or an
 * authority defines it, or it is shown unchanged in every language.
 */
const danishByNature: readonly RegExp[] = [
  // Search, CV parsing and the chatbot process Danish.
  /^apps\/server\/src\/(search|cv\/(?:parsing|structured)|chatbot\/builtin|lookups)\//,
  /^apps\/server\/src\/jobs\/search\//,
  /^apps\/server\/src\/(demo|platform\/db\/sample)\//,
  /\.(factory|harness)\.tsx?$/,
  // Pages of the operator and of developers.
  /^apps\/server\/src\/platform\/mail\/outbox\./,
  /^apps\/web\/app\/ui\/design\//,
  // Messages and questions that an employer sends, in the language of the ads; the specification fixes the first (2§).
  /^packages\/contract\/src\/(questions\/sample-questions|applications\/applicant-review)\.rules\.ts$/,
  // Stop words by which a text is recognised as Danish.
  /^packages\/contract\/src\/kernel\/text-language\.rules\.ts$/,
  // Names of places.
  /^packages\/contract\/src\/lookups\/lookups\.rules\.ts$/,
  // The formats have both languages side by side.
  /^apps\/web\/app\/platform\/words\/format\.ts$/,
];

/**
 * Danish texts in code that a user of the English version would see.
 * @returns one sentence per text
 */
export function danishInCode(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path }) => !danishByNature.some((pattern) => pattern.test(path)))
    .flatMap(({ path, text }) => {
      const found: string[] = [];
      collect(parseSync(path, text).program, found);
      return found.map(
        (one) => `${path} has Danish text: "${one}". Words belong in packages/words, names of fixed lists in choice().`,
      );
    });
}

function collect(node: unknown, found: string[]): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const inner of node) collect(inner, found);
    return;
  }
  const { type } = node as { type?: string };
  if (type === 'CallExpression' && isChoice(node)) return;
  if (type === 'JSXAttribute' && (node as { name: { name?: unknown } }).name.name === 'id') return;
  if (type === 'Literal' && typeof (node as { value?: unknown }).value === 'string') {
    collectDanish((node as { value: string }).value, found);
  } else if (type === 'TemplateElement') {
    collectDanish((node as { value: { raw: string } }).value.raw, found);
  } else if (type === 'JSXText') {
    collectDanish((node as { value: string }).value, found);
  }
  for (const inner of Object.values(node)) collect(inner, found);
}

/** `choice(1, 'Mand', 'Man')` has both languages; the pattern of a route is an address. */
function isChoice(node: object): boolean {
  const { callee } = node as { callee?: { name?: string } };
  return callee?.name === 'choice' || callee?.name === 'route';
}

function collectDanish(text: string, found: string[]): void {
  const trimmed = text.trim();
  // Single letters fold characters; the others are addresses and anchors.
  if (trimmed.length < 2) return;
  if (/^[/#?.]?[\w/:#?=%.æøåÆØÅ-]*[/#:][\w/:#?=%.æøåÆØÅ-]*$/.test(trimmed)) return;
  const isDanish = letters.test(trimmed) || (/\p{L} \p{L}|, \p{L}/u.test(trimmed) && words.test(trimmed));
  if (isDanish) found.push(trimmed);
}
