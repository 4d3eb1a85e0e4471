/** An address that contains a PDF, for people for whom no file may be stored: visitors of the demo. */
export function inlinePdf(bytes: Uint8Array): string {
  return `data:application/pdf;base64,${Buffer.from(bytes).toString('base64')}`;
}
