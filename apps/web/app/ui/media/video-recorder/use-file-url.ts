import { useEffect, useState } from 'react';

/** Object URL of a local file, while the component is mounted. */
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
