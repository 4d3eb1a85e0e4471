import { expect, test } from 'vitest';
import { withDirectIcons } from './direct-icons.ts';

const source = `import { useState } from 'react';
import {
  IconHeart,
  IconX as Cross,
  type Icon,
} from '@tabler/icons-react';
throw new Error('line 7');
`;

test('each icon is imported from its own file, types from none', () => {
  const [, line] = withDirectIcons(source).split('\n');
  expect(line).toBe(
    "import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';import Cross from '@tabler/icons-react/dist/esm/icons/IconX.mjs';",
  );
});

test('all other lines keep their numbers', () => {
  const before = source.split('\n');
  const after = withDirectIcons(source).split('\n');
  expect(after).toHaveLength(before.length);
  expect(after[0]).toBe(before[0]);
  expect(after[6]).toBe("throw new Error('line 7');");
});
