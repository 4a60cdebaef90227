/**
 * Checks that fire on more than 40 % of public sets, with the share of 64 sets with three tracks or more
 * (`npm run bench:insights`). What most sets have is a fact of the overview: no one learns from a card that says it.
 */
export const COMMON_FACTS: Readonly<Record<string, number>> = {
  MI03: 0.84,
  AR05: 0.66,
  'ST-BEAT': 0.61,
  FI04: 0.61,
  'ST-CONTRAST': 0.58,
  MI01: 0.56,
  ST03: 0.53,
  CP11: 0.53,
  ST09: 0.52,
  'ST-VELOCITY': 0.52,
  SP06: 0.5,
  LE01: 0.5,
  HY01: 0.48,
  'ST-FADERS': 0.47,
  CP07: 0.41,
}
