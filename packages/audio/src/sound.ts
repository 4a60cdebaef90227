/** A stretch of sound: one array a channel, all of one length, full scale = ±1. */
export type Block = readonly Float32Array[]

/** One channel kept whole for the musical analyses: the mean of all channels at {@link MONO_RATE_HZ}. */
export type MonoSound = { readonly samples: Float32Array; readonly sampleRateHz: number }

/** The rate of the kept channel: holds everything below 10 kHz, a quarter of the memory of CD stereo. */
export const MONO_RATE_HZ = 22_050
