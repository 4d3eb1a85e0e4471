/** A file that has reached the server and waits for the form that names it. It survives a reload with the form's draft. */
export interface KeptUpload {
  /** What stands in the file's field. */
  reference: string;
  /** Whose it is: another person cannot use it. */
  userId: number;
  name: string;
  /** Bytes. */
  size: number;
  /** `File.lastModified`. */
  modified: number;
}

export type KeptUploads = Record<string, KeptUpload>;

type FileFacts = Pick<File, 'name' | 'size' | 'lastModified'>;

export function keepUpload(reference: string, file: FileFacts, userId: number): KeptUpload {
  return { reference, userId, name: file.name, size: file.size, modified: file.lastModified };
}

/** The reference of this very file, when this person has sent it already. */
export function keptReference(kept: KeptUpload | undefined, file: FileFacts, userId: number): string | undefined {
  const isSame =
    kept?.userId === userId &&
    kept.name === file.name &&
    kept.size === file.size &&
    kept.modified === file.lastModified;
  return isSame ? kept.reference : undefined;
}
