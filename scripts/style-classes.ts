const comments = /\/\*[\s\S]*?\*\//g;

/**
 * Classes that a component uses from a CSS module that does not define them; tsc accepts any name.
 * @param text TypeScript of the component.
 * @param readStyles text of a style sheet by its specifier; undefined for one that does not exist.
 * @returns one sentence per class.
 */
export function missingClasses(
  file: string,
  text: string,
  readStyles: (specifier: string) => string | undefined,
): string[] {
  return [...text.matchAll(/import (\w+) from '(\.[^']*\.module\.css)'/g)].flatMap(([, name = '', specifier = '']) => {
    const styles = readStyles(specifier);
    if (styles === undefined) return [`${file} imports ${specifier}, which does not exist.`];
    const declared = declaredIn(styles);
    const used = new Set(
      [...text.matchAll(new RegExp(`(?<![\\w./-])${name}\\.([a-z_]\\w*)`, 'gi'))].map(([, one = '']) => one),
    );
    return [...used]
      .filter((one) => !declared.has(one))
      .map((one) => `${file} uses the class "${one}", which ${specifier} lacks.`);
  });
}

/**
 * Classes that a style sheet composes from the shared ones and that those lack; the build accepts any name.
 * @param css text of the style sheet.
 * @param shared text of the style sheet with the shared classes.
 * @returns one sentence per class.
 */
export function missingComposed(file: string, css: string, shared: string): string[] {
  const declared = declaredIn(shared);
  return [...css.replace(comments, '').matchAll(/composes:\s*([^;}]+?)\s+from\s+([^;}]+?)\s*[;}]/g)].flatMap(
    ([, names = '', source]) =>
      source === 'global'
        ? names
            .split(/\s+/)
            .filter((one) => !declared.has(one))
            .map((one) => `${file} composes "${one}", which utilities.css lacks.`)
        : [`${file} composes from ${source}: each page would load those styles again; compose "from global".`],
  );
}

function declaredIn(css: string): Set<string> {
  return new Set([...css.replace(comments, '').matchAll(/\.([a-z_][\w-]*)/gi)].map(([, one = '']) => one));
}
