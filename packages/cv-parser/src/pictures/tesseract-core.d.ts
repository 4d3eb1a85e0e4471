/** The used parts of Tesseract, compiled to WebAssembly; its package has no types. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface Box {
    x0: number;
    y0: number;
    x1: number;
    y1: number;
  }

  export interface RecognisedBlock {
    paragraphs:
      | {
          lines:
            | {
                baseline: Box;
                rowAttributes: { rowHeight: number };
                words: { text: string; confidence: number; bbox: Box; symbols: { text: string; bbox: Box }[] }[];
              }[]
            | null;
        }[]
      | null;
  }

  export interface TesseractApi {
    /** @returns 0 when the models are loaded */
    Init(dataPath: null, languages: string, engineMode: number): number;
    SetVariable(name: string, value: string): boolean;
    /** Reads `/input`, rotated by an EXIF orientation and by an angle in radians. @returns 1 if it is not a picture */
    SetImageFile(orientation: number, angle: number): number;
    /** Limits the next recognition to a part of the picture, in pixels. */
    SetRectangle(left: number, top: number, width: number, height: number): void;
    FindLines(): void;
    /** Slope of the lines in radians; after `FindLines`. */
    GetGradient(): number;
    Recognize(monitor: null): number;
    GetJSONText(): string;
    GetUTF8Text(): string;
    /** Writes `/image.png`: 0 as it came, 1 grey, 2 black and white. */
    WriteImage(kind: number): void;
    /** @returns 0 for a word that is in no dictionary of the languages */
    IsValidWord(word: string): number;
    /** Mean confidence of the words, 0 to 100. */
    MeanTextConf(): number;
  }

  export interface TesseractCore {
    FS: { readFile(path: string): Uint8Array; writeFile(path: string, content: Uint8Array): void };
    TessBaseAPI: new () => TesseractApi;
  }

  export default function createCore(options: object): Promise<TesseractCore>;
}
