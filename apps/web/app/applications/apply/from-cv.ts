import type { ApplicationFileField } from '@jobblik/contract/applications/applications.rules';
import type { CvDocument } from '@jobblik/contract/cv/cv.schema';
import type { CvVideo } from '@jobblik/contract/cv/cv-videos.schema';

/** A file of the person's CV that is sent along, as the form shows it. */
interface TakenFile<Id> {
  id: Id;
  name: string;
  /** Bytes. */
  size: number;
}

/** What of the CV is sent along. Stored with the form's draft. */
export interface FromCv {
  upload_cv_file?: TakenFile<string>;
  upload_video_file?: TakenFile<number>;
}

/** What can be sent along. */
export interface CvFiles {
  cv_document: CvDocument | null;
  videos: readonly CvVideo[];
}

export function takeDocument({ cv_document_id, realname, size }: CvDocument): FromCv {
  return { upload_cv_file: { id: cv_document_id, name: realname, size } };
}

export function takeVideo({ id, name, size }: CvVideo): FromCv {
  return { upload_video_file: { id, name, size } };
}

/** Videos that can be watched, the newest first. */
export function readyVideos({ videos }: CvFiles): CvVideo[] {
  return videos.filter(({ state }) => state === 'ready');
}

/** What one click takes: the document and the newest video, into the places that are empty. Null when that is less than two. */
export function takeBoth(own: CvFiles, isFilled: (field: ApplicationFileField) => boolean): FromCv | null {
  const [video] = readyVideos(own);
  if (!own.cv_document || !video || isFilled('upload_cv_file') || isFilled('upload_video_file')) return null;
  return { ...takeDocument(own.cv_document), ...takeVideo(video) };
}

/** The choice without a file that another one replaces, or that the server does not have any more. */
export function without(fromCv: FromCv, field: string): FromCv {
  return Object.fromEntries(Object.entries(fromCv).filter(([taken]) => taken !== field));
}

/** Form field whose place a field of the call fills. */
export const fieldOf: Readonly<Record<string, ApplicationFileField>> = {
  cv_document_id: 'upload_cv_file',
  cv_video_id: 'upload_video_file',
};

const documents = { upload_cv_file: 'cv', upload_apply_file: 'letter', upload_other_file: 'other' } as const;

/** A document as it is shown before it is sent. */
export interface ChosenDocument {
  field: 'cv' | 'letter' | 'other';
  name: string;
  /** Bytes. */
  size: number;
  /** The file that was chosen here, or the id of the CV's document. */
  source: File | string;
}

/** The documents of an application, chosen here or taken from the CV. */
export function documentsOf(files: Readonly<Record<string, File>>, { upload_cv_file }: FromCv): ChosenDocument[] {
  return Object.entries(documents).flatMap(([field, role]): ChosenDocument[] => {
    const file = files[field];
    if (file) return [{ field: role, name: file.name, size: file.size, source: file }];
    if (role !== 'cv' || !upload_cv_file) return [];
    return [{ field: role, name: upload_cv_file.name, size: upload_cv_file.size, source: upload_cv_file.id }];
  });
}
