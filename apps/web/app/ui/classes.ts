/** Joins class names and leaves out what does not hold: `classes(s.chip, on && s.on)`. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
