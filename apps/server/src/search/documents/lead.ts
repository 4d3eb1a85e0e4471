/** The part of a title after the name of the position: an explanation, or hours such as the "30 timer" of "Kok 30 timer". */
const explanation =
  /(?<!\s)\s+\d[\d.,½–-]*(?:\s*(?:timer|t\.?|%))?(?=\s|$)|(?<!\s)\s+(?:til|med|i|på|paa|ved|hos|for|fra|som|af|inden\s+for|indenfor|der|søges|soeges)(?=\s)|\s[-–—]\s|[,:;!?(/|–—]|(?<!\s)\s+(?:søges|soeges)\s*$/iu;

/** The beginning of a title that names the position: "Sygeplejerske" of "Sygeplejerske til akutmodtagelsen, 32 timer". */
export function leadOf(title: string): string {
  const cut = title.search(explanation);
  return (cut < 0 ? title : title.slice(0, cut)).trim();
}

const section = /\s[-–—]\s|[,:;!?()/|–—]/u;

/** Every part of a title that names a position: "Kok" and "tjener" of "Kok til bistro, tjener i weekenden". */
export function namingParts(title: string): string[] {
  return title
    .split(section)
    .map((part) => leadOf(part.trim()))
    .filter((part) => part !== '');
}
