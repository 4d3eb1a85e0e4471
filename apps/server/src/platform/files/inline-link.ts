/**
 * An address that contains a file, for people for whom no file may be stored: visitors of the demo.
 * @param type its media type
 */
export function inlineFile(bytes: Uint8Array, type: string): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}
