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
                words: { text: string; confidence: number; bbox: Box }[];
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
    FindLines(): void;
    /** Slope of the lines in radians; after `FindLines`. */
    GetGradient(): number;
    Recognize(monitor: null): number;
    GetJSONText(): string;
    /** Mean confidence of the words, 0 to 100. */
    MeanTextConf(): number;
  }

  export interface TesseractCore {
    FS: { writeFile(path: string, content: Uint8Array): void };
    TessBaseAPI: new () => TesseractApi;
  }

  export default function createCore(options: object): Promise<TesseractCore>;
}
