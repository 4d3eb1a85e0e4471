/** Address of the caller's conversation with a person. */
export function chatPath(area: 'kandidat' | 'virksomhed', userId: number): string {
  return `/${area}/besked?kontakt=${userId}`;
}
