/** Colours by role, as indices into Live's palette. */
export const COLORS = {
  drums: 14,
  bass: 9,
  harmony: 22,
  lead: 26,
  vocal: 12,
  effects: 55,
  returns: 41,
  main: 13,
} as const
