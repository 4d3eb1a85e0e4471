/** The file at an address of the server, under a name; null if it cannot be fetched. */
export async function fetchFile(address: string, name: string): Promise<File | null> {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) return null;
  const bytes = await response.blob();
  return new File([bytes], name, { type: bytes.type });
}
