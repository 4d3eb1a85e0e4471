const run = /(?:%[0-9a-f]{2})+/gi;
/** An escape that no character needs unless it is beyond ASCII. */
const beyondAscii = /%[89a-f][0-9a-f]/i;
const latin = new TextDecoder('windows-1252');
const strict = new TextDecoder('utf-8', { fatal: true });

/**
 * An address whose percent-encoded letters are UTF-8. Old programs and links write å as `%E5`, as Latin-1 does: where the bytes are no
 * UTF-8, they are read as that.
 * @param address path and query as sent
 */
export function inUtf8(address: string): string {
  if (!beyondAscii.test(address)) return address;
  return address.replace(run, (escaped) => {
    const bytes = Uint8Array.from(escaped.slice(1).split('%'), (hex) => Number.parseInt(hex, 16));
    if (isUtf8(bytes)) return escaped;
    return [...bytes].map((byte, at) => (byte < 0x80 ? escaped.slice(3 * at, 3 * at + 3) : encodeLatin(byte))).join('');
  });
}

function encodeLatin(byte: number): string {
  return encodeURIComponent(latin.decode(Uint8Array.of(byte)));
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    strict.decode(bytes);
    return true;
  } catch {
    return false;
  }
}
