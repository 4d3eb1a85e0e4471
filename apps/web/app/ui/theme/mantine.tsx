import './work-styles';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme';

/**
 * Provider for Mantine's own components (searchable lists, dates), with the product's theme and their styles. The signed-in areas
 * use it; a public page that needs one wraps that part, lazily, so that its first view stays small.
 */
export function MantineRoot({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  );
}
