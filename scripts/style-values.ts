const comments = /\/\*[\s\S]*?\*\//g;

/** Style sheets that declare the tokens, the break points and the weights of typefaces. */
const declaring = /\/ui\/theme\/(tokens|break-points|fonts)\.css$/;

/** What a property may be; the first rule whose property fits decides. */
const rules: { property: RegExp; allows: (value: string) => boolean; instead: string }[] = [
  {
    property: /^font-size$/,
    allows: (value) => /^(var\(--type-\d\)|inherit|0|\d+pt)$/.test(value),
    instead: 'a size of letters is var(--type-1) to var(--type-9)',
  },
  {
    property: /^font$/,
    allows: (value) => value === 'inherit' || (value.includes('var(--type-') && !hasLength(value)),
    instead: 'a size of letters is var(--type-1) to var(--type-9)',
  },
  {
    property: /^line-height$/,
    allows: (value) => !value.endsWith('px'),
    instead: 'the height of a line grows with its letters: a number without a unit, or rem',
  },
  {
    property: /^((row-|column-)?gap|(padding|margin)(-[a-z-]+)?)$/,
    allows: (value) => !hasLength(value.replaceAll(/\b1px\b/g, '')),
    instead: 'a space is var(--space-1) to var(--space-10), or a variable that names what is drawn there',
  },
  {
    property: /^z-index$/,
    allows: (value) => /^var\(--layer-[a-z]+\)$/.test(value),
    instead: 'a layer is one of --layer-* in tokens.css',
  },
];

const hasLength = (value: string) => /\d(px|rem|em|pt|vw|vh)\b/.test(value);

/**
 * Sizes of letters, spaces, layers and break points that a style sheet makes up instead of using those of `apps/web/app/ui/theme`.
 * @returns one sentence per value.
 */
export function valuesOutsideTokens(file: string, css: string): string[] {
  if (declaring.test(file)) return [];
  const text = css.replaceAll(comments, '');
  const values = [...text.matchAll(/([\w-]+):\s*([^;{}]+?)\s*[;}]/g)].flatMap(([, property = '', value = '']) => {
    const rule = rules.find((one) => one.property.test(property));
    return rule && !rule.allows(value) ? [`${file}: "${property}: ${value}", but ${rule.instead}.`] : [];
  });
  const breakPoints = [...text.matchAll(/@media([^{]*(?:width|height)[^{]*)\{/g)].map(
    ([, condition = '']) => `${file}: "@media${condition.trimEnd()}", but a break point is one of break-points.css.`,
  );
  return [...values, ...breakPoints];
}
