/**
 * How often each degree sounds in major and minor music, tonic first (Albrecht & Shanahan, "The Use of Large Corpora to
 * Train a New Type of Key-Finding Algorithm", Music Perception 31, 2013).
 */
export const KEY_PROFILES = {
  major: [0.238, 0.006, 0.111, 0.006, 0.137, 0.094, 0.016, 0.214, 0.009, 0.08, 0.008, 0.081],
  minor: [0.22, 0.006, 0.104, 0.123, 0.019, 0.103, 0.012, 0.214, 0.062, 0.022, 0.061, 0.052],
} as const
