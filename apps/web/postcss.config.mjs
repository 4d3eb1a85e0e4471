import { readFileSync } from 'node:fs';

const sheet = readFileSync(new URL('./app/ui/theme/break-points.css', import.meta.url), 'utf8');
const breakPoints = Object.fromEntries(
  [...sheet.matchAll(/@custom-media (--[\w-]+) (\([^)]+\));/g)].map(([, name, condition]) => [name, condition]),
);

/** Puts the break points into `@media`: no browser knows `@custom-media` yet, and each style sheet is built alone. */
const customMedia = {
  postcssPlugin: 'custom-media',
  AtRule: {
    media: (rule) => {
      rule.params = rule.params.replaceAll(/\((--[\w-]+)\)/g, (_, name) => {
        if (!breakPoints[name]) throw rule.error(`break-points.css has no ${name}.`);
        return breakPoints[name];
      });
    },
  },
};

/** What only screen readers read. */
const hiddenVisually = {
  position: 'absolute',
  overflow: 'hidden',
  width: '1px',
  height: '1px',
  'clip-path': 'inset(50%)',
  'white-space': 'nowrap',
};

/** `@mixin hidden-visually;` hides at a break point what stays for screen readers: a class cannot be composed there. */
const mixin = {
  postcssPlugin: 'mixin',
  AtRule: {
    mixin: (rule) => {
      if (rule.params !== 'hidden-visually') throw rule.error(`There is no mixin ${rule.params}.`);
      rule.replaceWith(...Object.entries(hiddenVisually).map(([prop, value]) => ({ prop, value })));
    },
  },
};

export default { plugins: [customMedia, mixin] };
