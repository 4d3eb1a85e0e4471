/** What the reader shows of an application. */
export type ReaderTab = 'letter' | 'cv' | 'questions' | 'history';
