/**
 * Share of 64 public sets with three tracks or more on which a check fires, for those that fire on one in nine or more
 * (`npm run bench:insights`). The more sets share a thing, the less it says about this one.
 */
const FIRING_SHARES: Readonly<Record<string, number>> = {
  MI03: 0.86,
  AR05: 0.64,
  LE01: 0.62,
  FI04: 0.61,
  ST03: 0.55,
  CP11: 0.53,
  ST09: 0.53,
  MI01: 0.52,
  'ST-CONTRAST': 0.5,
  HY01: 0.48,
  'ST-BEAT': 0.48,
  'ST-FADERS': 0.47,
  'ST-VELOCITY': 0.47,
  SP06: 0.44,
  HY02: 0.38,
  WA09: 0.38,
  GS08: 0.36,
  MB03: 0.36,
  RH04: 0.36,
  FI01: 0.34,
  DY03: 0.3,
  HA14: 0.3,
  MB01: 0.3,
  CP08: 0.27,
  MB10: 0.27,
  GS07: 0.25,
  'ST-NAMES': 0.23,
  HY04: 0.22,
  RH07: 0.2,
  ST04: 0.2,
  HA16: 0.19,
  MI02: 0.19,
  MB12: 0.17,
  AR15: 0.16,
  CP01: 0.16,
  CP07: 0.16,
  AR02: 0.14,
  CP02: 0.14,
  CP10: 0.12,
  DY05: 0.12,
  DY11: 0.12,
  FI02: 0.12,
  GS04: 0.12,
  RH08: 0.12,
  WA05: 0.12,
}

/** How many public sets share what a check finds, 0…1. */
export function firingShare(checkId: string): number {
  return FIRING_SHARES[checkId] ?? 0
}
