interface FoundPlace {
  id: number;
  name: string;
  zip: string;
}

/**
 * Matches typed text that was not chosen from the list: by postcode, by name if only one place has it, or the only suggestion.
 * Undefined if it is ambiguous.
 */
export function matchPlace<P extends FoundPlace>(typed: string, places: readonly P[]): P | undefined {
  const text = fold(typed);
  const byZip = places.find(({ zip }) => zip === text);
  if (byZip) return byZip;
  const byName = places.filter(({ name, zip }) => fold(name) === text || fold(`${zip} ${name}`) === text);
  const candidates = byName.length > 0 ? byName : places;
  return candidates.length === 1 ? candidates[0] : undefined;
}

function fold(text: string): string {
  return text.trim().normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ');
}
