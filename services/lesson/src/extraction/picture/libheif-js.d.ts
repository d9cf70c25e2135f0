declare module 'libheif-js/wasm-bundle.js' {
  interface HeifPlane {
    width: number;
    height: number;
    /** Bytes from one row to the next. */
    stride: number;
    bits_per_pixel: number;
    data: Uint8Array;
  }
  interface HeifImage {
    readonly handle: object;
    get_width(): number;
    get_height(): number;
  }
  const libheif: {
    ready?: Promise<unknown>;
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
    heif_colorspace_YCbCr: object;
    heif_chroma_420: object;
    /** With `channels` unless it failed; the first of YCbCr is the brightness. */
    heif_js_decode_image2(
      handle: object,
      colourSpace: object,
      chroma: object,
    ): { channels?: HeifPlane[]; message?: string };
  };
  export default libheif;
}
