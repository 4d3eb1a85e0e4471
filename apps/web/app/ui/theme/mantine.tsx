import './work-styles';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme';

/**
 * Ground for Mantine's own pieces (searchable lists, dates), with our theme and their styles. The signed-in areas stand
 * on it; a public page that needs one wraps that part, lazily, so that its first view stays light.
 */
export function MantineRoot({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  );
}
