/** What was read from a file. */
export interface ExtractedText {
  /** A line of the notes is a line of text; pages are separated by an empty line. */
  text: string;
  /** How many pages the file has; 1 for a picture. */
  pages: number;
  /** Numbers of the pages that were not read, counted from 1. */
  leftOut: number[];
}

/** Bounds on what one file may cost. */
export interface Limits {
  /** Of a picture, by its header: a decoder is only started below it. */
  pixels: number;
  /** Pages of a PDF that are drawn and recognised; the others are left out. */
  recognisedPages: number;
  /** Pages of a PDF whose text layer is read; the others are left out. */
  textPages: number;
  /** Characters after which further pages are left out. */
  characters: number;
  /** Milliseconds after which no further page is recognised. */
  recognitionMs: number;
  /** Milliseconds for a whole file; then the process is killed. */
  timeoutMs: number;
  /** Bytes of resident memory of the process; above, it is killed. */
  memoryBytes: number;
  /** Files after which a process is replaced, because decoders leak. */
  filesPerProcess: number;
  /** Files that wait while one is read; further ones are refused as busy. */
  waiting: number;
}
