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
    const declared = new Set([...styles.replace(comments, '').matchAll(/\.([a-z_][\w-]*)/gi)].map(([, one]) => one));
    const used = new Set(
      [...text.matchAll(new RegExp(`(?<![\\w./-])${name}\\.([a-z_]\\w*)`, 'gi'))].map(([, one]) => one),
    );
    return [...used]
      .filter((one) => !declared.has(one))
      .map((one) => `${file} uses the class "${one}", which ${specifier} lacks.`);
  });
}
