import type { Icon as TablerIcon } from '@tabler/icons-react';

export type IconShape = TablerIcon;

/** A Tabler outline icon at 20 px, stroke 1.75. Decorative, beside a text: hidden from screen readers. */
export function Icon({ of: Shape, size = 20, filled = false }: { of: IconShape; size?: number; filled?: boolean }) {
  return (
    <Shape size={size} stroke={1.75} aria-hidden {...(filled && { fill: 'currentColor' })} style={{ flex: 'none' }} />
  );
}
