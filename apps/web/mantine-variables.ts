import { DEFAULT_THEME, defaultCssVariablesResolver, type MantineTheme, mergeMantineTheme } from '@mantine/core';
import type { Plugin } from 'vite';
import { theme } from './app/ui/theme/theme.ts';

const id = 'virtual:mantine-variables.css';
/** Palettes of Mantine that our theme replaces or that nothing uses. */
const unused = /^--mantine-color-(pink|grape|violet|indigo|cyan|blue|teal|lime|orange)-/;

/**
 * Mantine's variables for our theme as a style sheet, made once by the build. Left to itself Mantine writes them, 18 kB,
 * into the HTML of every page.
 */
export function mantineVariables(): Plugin {
  return {
    name: 'jobblik-mantine-variables',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? variablesCss(mergeMantineTheme(DEFAULT_THEME, theme)) : null),
  };
}

/** The style sheet: variables of both schemes, ours for the roles that `app/ui/theme/tokens.css` and `roles` name. */
export function variablesCss(merged: MantineTheme): string {
  const { variables, light, dark } = defaultCssVariablesResolver(merged);
  const blocks: [string, Record<string, string>][] = [
    [':root', variables],
    ["[data-mantine-color-scheme='light']", light],
    ["[data-mantine-color-scheme='dark']", dark],
  ];
  return `@layer mantine {\n${blocks.map(([selector, values]) => `${selector} {\n${declarations(values)}}\n`).join('')}}\n`;
}

function declarations(values: Record<string, string>): string {
  return Object.entries(values)
    .filter(([name]) => !unused.test(name))
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('');
}
