/** A line or a piece of one, with its place on the page; y grows downwards. */
export interface Segment {
  text: string;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}
