/** Modules of the CVs whose values follow when their slice is split; that of `parse-cv` needs the clock of its first caller. */
const waiting = /\/(page-picture|parse-cv|recognise-text)\.ts$/;

/**
 * Values of a module that are created on first use by hand: `let made; … made ??= make()`, and never set otherwise. One helper, `lazily`
 * of the contract's kernel, does it.
 * @returns one sentence per value
 */
export function findLazyValues(file: string, text: string): string[] {
  if (waiting.test(file)) return [];
  return [...text.matchAll(/^(?:export )?let (\w+)(?::[^=\n]*)?(?: = (?:null|undefined))?;$/gm)].flatMap(
    ([, name = '']) => {
      const isLazy = new RegExp(`(?<![\\w.#])${name} \\?\\?= `).test(text);
      const isSet = new RegExp(`(?<![\\w.#])${name} = `).test(text.replace(/^(?:export )?let .*$/gm, ''));
      return isLazy && !isSet ? [`${file}: "${name}" is created on first use by hand; lazily() does it.`] : [];
    },
  );
}
