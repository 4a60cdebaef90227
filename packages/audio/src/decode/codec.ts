/** What a codec makes of some bytes: samples of each channel, none yet where it wants more. */
export type Decoded = { readonly channelData: readonly Float32Array[]; readonly sampleRate: number }

/** A codec that takes a file's bytes as they come. */
export type ByteCodec = {
  readonly decode: (bytes: Uint8Array) => Decoded | Promise<Decoded>
  readonly flush?: () => Decoded | Promise<Decoded>
  readonly free: () => void
}

/** A codec that takes whole frames. */
export type FrameCodec = {
  readonly decode: (frames: Uint8Array[]) => Decoded | Promise<Decoded>
  readonly flush?: () => Decoded | Promise<Decoded>
  readonly free: () => void
}
