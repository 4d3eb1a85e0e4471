import type { CvDocument, CvImage } from '@jobblik/contract/cv/cv.schema';
import { Problem, type ProblemCode } from '@jobblik/contract/kernel/problem';
import type { FieldProblem } from '@jobblik/contract/kernel/problem.schema';
import type { ApiFiles } from '../../platform/api/call-input';
import { uploadFile } from '../../platform/api/upload';
import { type DraftFiles, readDraftFiles, storeDraftFiles } from '../../platform/drafts/draft-files';
import { fetchFile } from '../../platform/fetch-file';
import { createStore, type Store } from '../../platform/session/store';
import { photoName, type Visit } from './cv-visit';
import { createUploadBar } from './upload-bar';

/** A file of the CV: saved on the server, uploading, or none. */
interface CvFile<S> {
  saved: S | null;
  /** Chosen here and not on the server yet. */
  chosen: File | null;
  /** Removed in the form, and not saved yet. */
  removed: boolean;
  problem: Problem | null;
}

type CvPhoto = CvFile<CvImage>;
type CvPaper = CvFile<CvDocument>;

interface ServerFiles {
  cv_document: CvDocument | null;
  cv_image: CvImage | null;
}

/** The file fields of one save request, and the files it includes. */
export interface FilesOfSave {
  body: { remove_photo?: true; remove_document?: true; cv_parse_file?: string };
  files: ApiFiles;
  photo: File | null;
  paper: File | null;
}

interface CvFilesOptions {
  /** Key under which unsent files survive a reload. */
  draftKey: string;
  answer: ServerFiles;
  /** Called when there is something to save. */
  onPending: () => void;
}

export interface CvFiles {
  photo: Store<CvPhoto>;
  paper: Store<CvPaper>;
  /** Progress of the document upload, 0 to 1 (spec 1§4); null while none is running. */
  progress: Store<number | null>;
  choosePhoto(file: File): void;
  removePhoto(): void;
  choosePaper(file: File): void;
  /** The server has already read the document and has it stored under `id`: it is not sent again. */
  choosePaperRead(file: File, id: string): void;
  removePaper(): void;
  /** Sends a document again after a failed upload. */
  retryPaper(): void;
  /** Whether the files are the same as before this visit. */
  areAs(visit: FilesOfVisit): boolean;
  /** Restores the files from before this visit. A file that can no longer be fetched is not changed. */
  revert(visit: FilesOfVisit): Promise<void>;
  ofSave(): FilesOfSave;
  /** Marks the files of a save as saved. */
  markSaved(answer: ServerFiles, sent: FilesOfSave): void;
  /** Shows the files of a fetched CV. */
  show(answer: ServerFiles): void;
  /** Drops files that the server rejected, so that the text can be saved. Returns true when there were any. */
  refuse(fields: readonly FieldProblem[]): boolean;
}

/** A file that was there at the start; null when it cannot be fetched. */
type Before = File | null;
type FilesOfVisit = Pick<Visit, 'photo' | 'paper'>;

/** The photo and the document of a CV: a document is uploaded in chunks first, then both are part of the next save. */
export function createCvFiles({ draftKey, answer, onPending }: CvFilesOptions): CvFiles {
  const photo = createStore<CvPhoto>({ saved: answer.cv_image, chosen: null, removed: false, problem: null });
  const paper = createStore<CvPaper>({ saved: answer.cv_document, chosen: null, removed: false, problem: null });
  const bar = createUploadBar();
  let ready: { file: File; files: ApiFiles; body: { cv_parse_file?: string } } | null = null;
  let sending: AbortController | null = null;
  /** Bytes of the files from before this visit, fetched just before they are replaced: the server deletes them at once. */
  const before: { photo?: Promise<Before>; paper?: Promise<Before> } = {};

  function fetchSavedPhoto(): void {
    const { saved } = photo.get();
    if (saved) before.photo ??= fetchFile(saved.avatar, saved.avatar_real_name);
  }

  function fetchSavedDocument(): void {
    const { saved } = paper.get();
    if (saved) before.paper ??= fetchFile(saved.url, saved.realname);
  }

  function remember(): void {
    const files: DraftFiles = {};
    const [picture, document] = [photo.get().chosen, paper.get().chosen];
    if (picture) files.photo = picture;
    if (document) files.paper = document;
    // When the storage is full, the files stay in memory and are lost on reload.
    storeDraftFiles(draftKey, files).catch(() => undefined);
  }

  async function sendPaper(file: File): Promise<void> {
    const own = new AbortController();
    sending = own;
    bar.start();
    try {
      const text = await uploadFile(file, { kind: 'document', onProgress: bar.sent, signal: own.signal });
      if (own.signal.aborted) return;
      ready = { file, files: { upload_cv_file: text }, body: {} };
      bar.wait();
      onPending();
    } catch (error) {
      if (own.signal.aborted) return;
      bar.stop();
      paper.set((now) => ({ ...now, problem: asProblem(error) }));
    }
  }

  function choosePhoto(file: File): void {
    fetchSavedPhoto();
    photo.set((now) => ({ ...now, chosen: file, removed: false, problem: null }));
    remember();
    onPending();
  }

  function choose(file: File): void {
    fetchSavedDocument();
    sending?.abort();
    ready = null;
    paper.set((now) => ({ ...now, chosen: file, removed: false, problem: null }));
    remember();
  }

  function choosePaper(file: File): void {
    choose(file);
    void sendPaper(file);
  }

  function choosePaperRead(file: File, id: string): void {
    choose(file);
    ready = { file, files: {}, body: { cv_parse_file: id } };
    bar.wait();
    onPending();
  }

  function takePhotoAway(): void {
    photo.set((now) => ({ ...now, chosen: null, removed: now.saved !== null, problem: null }));
    remember();
    onPending();
  }

  function takePaperAway(): void {
    sending?.abort();
    ready = null;
    bar.stop();
    paper.set((now) => ({ ...now, chosen: null, removed: now.saved !== null, problem: null }));
    remember();
    onPending();
  }

  // Files that an earlier page could not send. A browser without a database has none.
  readDraftFiles(draftKey).then(
    ({ photo: picture, paper: document }) => {
      if (picture && !photo.get().chosen) choosePhoto(picture);
      if (document && !paper.get().chosen) choosePaper(document);
    },
    () => undefined,
  );

  return {
    photo,
    paper,
    progress: bar.progress,
    choosePhoto,
    choosePaper,
    choosePaperRead,
    removePhoto() {
      fetchSavedPhoto();
      takePhotoAway();
    },
    removePaper() {
      fetchSavedDocument();
      takePaperAway();
    },
    retryPaper() {
      const { chosen } = paper.get();
      if (chosen) choosePaper(chosen);
    },
    areAs(visit) {
      const [picture, document] = [photo.get(), paper.get()];
      const isSame =
        photoName(picture.saved) === visit.photo && (document.saved?.cv_document_id ?? null) === visit.paper;
      return isSame && !picture.chosen && !picture.removed && !document.chosen && !document.removed;
    },
    async revert(visit) {
      if (visit.photo === null) takePhotoAway();
      if (visit.paper === null) takePaperAway();

      const [picture, document] = await Promise.all([before.photo, before.paper]);
      if (picture) choosePhoto(picture);
      if (document) {
        choose(document);
        await sendPaper(document);
      }
    },
    ofSave() {
      const picture = photo.get();
      const document = paper.get();
      const sent = ready?.file === document.chosen ? ready : null;
      return {
        body: {
          ...(picture.removed && { remove_photo: true }),
          ...(document.removed && { remove_document: true }),
          ...sent?.body,
        },
        files: { ...(picture.chosen && { upload_photo_file: picture.chosen }), ...sent?.files },
        photo: picture.chosen,
        paper: sent?.file ?? null,
      };
    },
    markSaved(saved, sent) {
      photo.set((now) => ({
        saved: saved.cv_image,
        chosen: now.chosen === sent.photo ? null : now.chosen,
        removed: now.removed && !sent.body.remove_photo,
        problem: now.problem,
      }));
      paper.set((now) => ({
        saved: saved.cv_document,
        chosen: now.chosen === sent.paper ? null : now.chosen,
        removed: now.removed && !sent.body.remove_document,
        problem: now.problem,
      }));
      if (sent.paper) bar.finish();
      if (sent.paper || sent.photo) remember();
    },
    show(found) {
      photo.set((now) => ({ ...now, saved: found.cv_image }));
      paper.set((now) => ({ ...now, saved: found.cv_document }));
    },
    refuse(fields) {
      const about = (name: string) => fields.find(({ path }) => path === name);
      const [picture, document] = [about('upload_photo_file'), about('upload_cv_file')];
      const { chosen } = paper.get();
      // The server deletes parsed files after a day; the file is still in the browser and is uploaded again.
      const isExpired = about('cv_parse_file') !== undefined && chosen !== null;
      if (isExpired) choosePaper(chosen);
      if (picture) photo.set((now) => ({ ...now, chosen: null, problem: problemOfFile(picture) }));
      if (document) {
        bar.stop();
        ready = null;
        paper.set((now) => ({ ...now, chosen: null, problem: problemOfFile(document) }));
      }
      if (picture || document) remember();
      return Boolean(picture || document || isExpired);
    },
  };
}

/** The code of a field with a file is that of the file's refusal. */
function problemOfFile({ code }: FieldProblem): Problem {
  return new Problem(code as ProblemCode);
}

function asProblem(error: unknown): Problem {
  return error instanceof Problem ? error : new Problem('internal', { cause: error });
}
