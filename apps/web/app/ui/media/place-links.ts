/** An address at OpenStreetMap: the street, else a mark in the middle of the postcode. */
export function mapAddress({ label, lat, lng }: { label: string; lat: number; lng: number }, street: string): string {
  if (!street) return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=13/${lat}/${lng}`;
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${street}, ${label}`)}`;
}

/** A search at Rejseplanen, the Danish journey planner, from the person's town if it is known. */
export function travelAddress(address: string, from: string | undefined): string {
  const start = from ? `!S|${encodeURIComponent(from)}` : '';
  return `https://www.rejseplanen.dk/webapp/index.html?language=da_DA#!P|TP${start}!Z|${encodeURIComponent(address)}`;
}
