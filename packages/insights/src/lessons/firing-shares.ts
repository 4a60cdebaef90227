/**
 * Share of 64 public sets with three tracks or more on which a check fires, for those that fire on one in nine or more
 * (`npm run bench:insights`). The more sets share a thing, the less it says about this one.
 */
const FIRING_SHARES: Readonly<Record<string, number>> = {
  MI03: 0.84,
  AR05: 0.66,
  'ST-BEAT': 0.61,
  FI04: 0.61,
  'ST-CONTRAST': 0.55,
  ST03: 0.53,
  MI01: 0.53,
  CP11: 0.53,
  ST09: 0.52,
  'ST-VELOCITY': 0.52,
  LE01: 0.5,
  SP06: 0.48,
  HY01: 0.48,
  'ST-FADERS': 0.47,
  WA09: 0.38,
  HY02: 0.38,
  MB03: 0.36,
  GS08: 0.36,
  SP01: 0.34,
  RH04: 0.34,
  FI01: 0.34,
  AR07: 0.34,
  MB01: 0.3,
  DY03: 0.3,
  MI02: 0.28,
  MB10: 0.27,
  DY10: 0.27,
  CP08: 0.27,
  GS07: 0.25,
  'ST-NAMES': 0.23,
  HY04: 0.22,
  FI05: 0.22,
  WA05: 0.2,
  'ST-CHANGES': 0.19,
  ST04: 0.19,
  SP04: 0.19,
  DY11: 0.19,
  MB12: 0.17,
  LE03: 0.17,
  AR11: 0.17,
  RH02: 0.16,
  HA13: 0.16,
  GS04: 0.16,
  CP07: 0.16,
  CP01: 0.16,
  SA01: 0.14,
  DY05: 0.14,
  CP02: 0.14,
  AR02: 0.14,
  WA07: 0.12,
  LE04: 0.12,
  FI02: 0.12,
  CP10: 0.12,
  AU01: 0.12,
}

/** How many public sets share what a check finds, 0…1. */
export function firingShare(checkId: string): number {
  return FIRING_SHARES[checkId] ?? 0
}

/**
 * What more than 40 % of public sets have, and what only lists what is there, is a fact of the overview: no one learns
 * from a card that says it.
 */
export function isPlainFact(checkId: string): boolean {
  return firingShare(checkId) > MOST_TOLD || INVENTORIES.has(checkId)
}

/** Of 37 such findings that were judged five were of use (docs/measurements/judged-findings.md). */
const INVENTORIES: ReadonlySet<string> = new Set([
  'AR02',
  'AR08',
  'CP01',
  'CP03',
  'CP04',
  'CP05',
  'CP07',
  'CP08',
  'CP09',
  'CP10',
  'CP12',
  'DY10',
  'GS08',
  'HY02',
  'HY04',
  'HY06',
  'MB01',
  'MB10',
  'MB12',
  'ST-NAMES',
  'WA09',
])

const MOST_TOLD = 0.4
