/** Taps a phase of the true-peak filter. */
export const TAPS = 12
/** Samples whose highest point is read at once. */
export const RUN = 32
/** Frames that the kernel takes at once. */
export const KERNEL_FRAMES = 8192

/** Where things lie in the kernel's memory of 128 KiB, in bytes; each meter has a memory of its own. */
export const KERNEL_PLACES = {
  /** True peak: the last taps of before, the samples, silence up to a whole run and a run more. */
  line: 0,
  /** Highest sample of each run, one run more than there are. */
  peaks: 40_960,
  /** Highest point of the curve in each run. */
  curves: 45_056,
  /** Six taps of the half point, six sums and six differences of the quarter points. */
  curveTaps: 49_152,
  /** K-weighting: samples of two channels, up to 12,288 frames. */
  left: 0,
  right: 49_152,
  /** b0, b1, b2, a1, a2 of the shelf, a1, a2 of the high-pass. */
  kFilter: 98_304,
  kState: 98_432,
  kSums: 98_560,
} as const
