/** Joins class names and leaves out falsy ones: `classes(s.chip, on && s.on)`. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
