declare module 'heic-decode' {
  interface HeicImage {
    width: number;
    height: number;
    /** RGBA, four bytes a pixel. */
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  }
  const heicDecode: {
    /** Every picture in the file, none decoded yet. `dispose` frees them. */
    all(input: { buffer: Uint8Array }): Promise<HeicImage[] & { dispose(): void }>;
  };
  export default heicDecode;
}
