/** An uploaded file whose form is not sent yet. Stored with the form's draft. */
export interface StoredUpload {
  /** Value of the form's file field. */
  reference: string;
  /** Owner of the upload; other people cannot use it. */
  userId: number;
  name: string;
  /** Bytes. */
  size: number;
  /** `File.lastModified`. */
  modified: number;
}

export type StoredUploads = Record<string, StoredUpload>;

type FileAttributes = Pick<File, 'name' | 'size' | 'lastModified'>;

export function toStoredUpload(reference: string, file: FileAttributes, userId: number): StoredUpload {
  return { reference, userId, name: file.name, size: file.size, modified: file.lastModified };
}

/** Reference of a file that this person has uploaded before; undefined for another file or person. */
export function storedReference(
  stored: StoredUpload | undefined,
  file: FileAttributes,
  userId: number,
): string | undefined {
  const isSame =
    stored?.userId === userId &&
    stored.name === file.name &&
    stored.size === file.size &&
    stored.modified === file.lastModified;
  return isSame ? stored.reference : undefined;
}
