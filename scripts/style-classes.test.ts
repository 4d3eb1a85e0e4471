import { expect, it } from 'vitest';
import { missingClasses, missingComposed } from './style-classes.ts';

const component = (used: string) =>
  `import s from './a.module.css';\nexport const A = () => <p className={s.${used}} />;`;
const styles: Record<string, string> = { './a.module.css': '/* .gone { } */ .row, .cell:hover { color: red }' };
const read = (specifier: string) => styles[specifier];

it.each([
  ['a class that is declared', component('row'), []],
  ['a class with a state', component('cell'), []],
  ['a class that is declared nowhere', component('head'), ['a.tsx uses the class "head", which ./a.module.css lacks.']],
  ['a class in a comment only', component('gone'), ['a.tsx uses the class "gone", which ./a.module.css lacks.']],
  ['no style sheet', "import s from './b.module.css';", ['a.tsx imports ./b.module.css, which does not exist.']],
])('%s', (_, text, found) => {
  expect(missingClasses('a.tsx', text, read)).toEqual(found);
});

it.each([
  ['shared classes', '.a {\n  composes: row muted from global;\n}', []],
  [
    'a class that is not shared',
    '.a { composes: row quiet from global }',
    ['a.css composes "quiet", which utilities.css lacks.'],
  ],
  [
    'a file',
    ".a { composes: row from '../utilities.css' }",
    [expect.stringContaining("a.css composes from '../utilities.css': ")],
  ],
])('reads what composes %s', (_, css, found) => {
  expect(missingComposed('a.css', css, '.row { display: flex } .muted { color: grey }')).toEqual(found);
});
