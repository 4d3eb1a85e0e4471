import { expect, it } from 'vitest';
import { valuesOutsideTokens } from './style-values.ts';

const sheet = 'apps/web/app/jobs/ad.module.css';

it.each([
  'font-size: var(--type-3)',
  'font-size: inherit',
  'font-size: 11pt',
  'font: 600 var(--type-3) / 1.35 var(--font-text)',
  'line-height: 1.45',
  'line-height: 1.25rem',
  'padding: 0 var(--space-4) calc(var(--space-2) + env(safe-area-inset-bottom))',
  'margin: calc(-1 * var(--space-3)) auto 0',
  'margin-bottom: -1px',
  'padding-left: var(--mark)',
  'gap: 0 5%',
  'z-index: var(--layer-panel)',
  'width: 240px',
  '--mark: 44px',
])('allows "%s"', (declaration) => {
  expect(valuesOutsideTokens(sheet, `.a {\n  ${declaration};\n}`)).toEqual([]);
});

it.each([
  'font-size: 14px',
  'font-size: 0.9rem',
  'font-size: 1.1em',
  'font-size: clamp(28px, 4vw, 40px)',
  'font-size: calc(var(--type-3) * 2)',
  'font: 600 14px / 1.4 var(--font-text)',
  'line-height: 20px',
  'gap: 10px',
  'row-gap: 6px',
  'padding: 0 var(--space-4) 11px',
  'margin-inline-start: -12px',
  'padding-bottom: calc(68px + env(safe-area-inset-bottom))',
  'margin-top: 2rem',
  'z-index: 3',
])('refuses "%s"', (declaration) => {
  expect(valuesOutsideTokens(sheet, `.a {\n  ${declaration};\n}`)).toEqual([
    expect.stringContaining(`${sheet}: "${declaration}", but `),
  ]);
});

it.each([
  ['(--phone)', 0],
  ['(--above-phone) and (pointer: coarse)', 0],
  ['print', 0],
  ['(max-width: 700px)', 1],
  ['(hover: none), (min-width: 80rem)', 1],
  ['(width >= 700px)', 1],
  ['(max-height: 500px)', 1],
])('finds in "@media %s" %i break points of its own', (condition, found) => {
  expect(valuesOutsideTokens(sheet, `@media ${condition} {\n  .a {\n    color: red;\n  }\n}`)).toHaveLength(found);
});

it('reads no comments, and not the sheet that declares the tokens', () => {
  expect(valuesOutsideTokens(sheet, '/* font-size: 14px; */')).toEqual([]);
  expect(valuesOutsideTokens('apps/web/app/ui/theme/break-points.css', '@media (max-width: 700px) {}')).toEqual([]);
});
