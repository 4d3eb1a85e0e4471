import type { MyJob } from '@jobblik/contract/jobs/jobs.schema';
import { fetchFile } from '../../../platform/fetch-file';
import { useObjectUrl } from '../../../platform/state/use-object-url';
import type { StoredFile } from '../../../ui/forms/drop-file';

/** A file of the saved ad. */
export interface SavedFile extends StoredFile {
  address: string;
}

export interface SavedFiles {
  logo: SavedFile | null;
  description: SavedFile | null;
}

export const noFiles: SavedFiles = { logo: null, description: null };

/** Files of the ad itself; without the company's logo, which the ad only shows. */
export function filesOfJob(job: MyJob, companyLogo: string | null): SavedFiles {
  const document = job.job_desc_file;
  return {
    logo:
      job.logo && job.logo !== companyLogo
        ? { name: job.logo_real_name ?? '', size: job.logo_size ?? undefined, address: job.logo }
        : null,
    description: document && {
      name: document.description_real_name,
      size: document.description_file_size,
      address: document.description_name,
    },
  };
}

/** The file that a field shows: the chosen one, else the saved one unless it was removed. */
export function currentFile(
  chosen: File | undefined,
  saved: SavedFile | null,
  removed: boolean,
): File | SavedFile | null {
  return chosen ?? (removed ? null : saved);
}

/** The next state of a file field: `chosen` replaces the chosen file, `removed` removes the saved one. */
export function afterFile(
  file: File | null,
  chosen: File | undefined,
): { chosen: File | null; removed: boolean | undefined } {
  if (file) return { chosen: file, removed: false };
  return chosen ? { chosen: null, removed: undefined } : { chosen: null, removed: true };
}

/** An object URL for a chosen file; the own address of a saved one. */
export function useFileAddress(file: File | SavedFile | null): string | null {
  const made = useObjectUrl(file instanceof File ? file : null);
  return made ?? (file && 'address' in file ? file.address : null);
}

/**
 * Fetches the files of a copied ad, since a new ad needs its own.
 * @returns the fetched files, and whether they are all
 */
export async function fetchFiles({ logo, description }: SavedFiles): Promise<{
  logo: File | null;
  description: File | null;
  complete: boolean;
}> {
  const copyOf = (saved: SavedFile | null) => saved && fetchFile(saved.address, saved.name);
  const [logoFile, descriptionFile] = await Promise.all([copyOf(logo), copyOf(description)]);
  const missing = (saved: SavedFile | null, file: File | null) => saved !== null && file === null;
  return {
    logo: logoFile,
    description: descriptionFile,
    complete: !missing(logo, logoFile) && !missing(description, descriptionFile),
  };
}
