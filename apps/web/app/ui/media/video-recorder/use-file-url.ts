import { useEffect, useState } from 'react';

/** An address for a file on this machine, for as long as the piece is on screen. */
export function useFileUrl(file: File | Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
