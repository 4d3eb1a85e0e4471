/**
 * A name as it stands inside a Danish sentence or list: "Dansk" becomes "dansk". Names with a further capital are
 * left alone ("HR-konsulent", "Ph.D. grad"), because it is part of the spelling.
 */
export function inRunningText(name: string): string {
  return /^\p{Lu}[^\p{Lu}]*$/u.test(name) ? name.charAt(0).toLocaleLowerCase('da') + name.slice(1) : name;
}
