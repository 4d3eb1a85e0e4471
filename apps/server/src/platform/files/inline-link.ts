/** An address that holds a PDF itself, for who may take a file home while none may be stored: visitors of the demo. */
export function inlinePdf(bytes: Uint8Array): string {
  return `data:application/pdf;base64,${Buffer.from(bytes).toString('base64')}`;
}
