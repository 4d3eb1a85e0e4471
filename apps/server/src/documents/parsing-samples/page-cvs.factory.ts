import { readdirSync, readFileSync } from 'node:fs';
import type { PageCv } from './page-files.factory.ts';

/**
 * CVs in layouts of word processors and web services, one file each in `pages/`: the expected values, an empty line, its text.
 * Rules are tuned on `da` and `en`, not on `held-out`. All were labelled before they were first parsed. If you change a rule for a
 * held-out one, move it to the others.
 */
export function pageCvs(folder: 'da' | 'en' | 'held-out'): PageCv[] {
  const files = new URL(`./pages/${folder}/`, import.meta.url);
  return readdirSync(files)
    .toSorted()
    .map((file) => readPageCv(readFileSync(new URL(file, files), 'utf8')));
}

/** Lines `label: value`, of which `job` and `education` may occur several times; lists are separated by bars. */
function readPageCv(file: string): PageCv {
  const end = file.indexOf('\n\n');
  const labels = file
    .slice(0, end)
    .split('\n')
    .map((line) => line.split(/: (.*)/) as [string, string]);
  const all = (label: string) => labels.flatMap(([name, value]) => (name === label ? [value] : []));
  const [style = '', language, look = '', name = ''] = ['style', 'language', 'look', 'name'].map((one) => all(one)[0]);
  const one = (label: 'email' | 'phone') =>
    all(label)
      .slice(0, 1)
      .map((value) => [label, value]);
  const list = (label: 'skills' | 'languages') => all(label).map((value) => [label, value.split(' | ')]);
  return {
    style,
    language: language === 'en' ? 'en' : 'da',
    look: lookOf(look),
    name,
    jobs: all('job'),
    educations: all('education'),
    ...Object.fromEntries([...one('email'), ...one('phone'), ...list('skills'), ...list('languages')]),
    ...(all('zip').length > 0 && { zip: Number(all('zip')[0]) }),
    text: file.slice(end + 2).replace(/\n$/, ''),
  };
}

/** `name 24, heading 13, title 12.5, upper` */
function lookOf(text: string): PageCv['look'] {
  const sizes = Object.fromEntries(
    text.split(', ').map((part) => {
      const [what = '', size] = part.split(' ');
      return [what, size === undefined ? true : Number(size)];
    }),
  );
  return { name: 20, heading: 13, title: 11, ...sizes };
}
