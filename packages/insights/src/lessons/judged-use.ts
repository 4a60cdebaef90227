import type { Finding, Severity } from '@kvint/report'

/**
 * What a finding of a check was worth to judges: 2 what a good teacher would say of the song, 1 true and small, 0 idle, −1 false. The mean over songs, those that
 * the program had not met counted twice, drawn to 1 by three songs more (docs/measurements/judged-findings.md, “Use by check”). A check that fewer than two songs
 * showed has about the mean of its severity, less where it is of files.
 *
 * ```ts
 * judgedUse({ checkId: 'HY08', severity: 'check', area: 'sound' }) // 1.8: what is monitored cannot be heard
 * judgedUse({ checkId: 'a', severity: 'idea', area: 'mix' }) // 1
 * ```
 */
export function judgedUse({ checkId, severity, area }: Pick<Finding, 'checkId' | 'severity' | 'area'>): number {
  return USE.get(checkId) ?? USE_OF_SEVERITY[severity] - (area === 'files' || area === 'workflow' ? FILED : 0)
}

/** Checks that judges saw, by their use. */
export const USE: ReadonlyMap<string, number> = new Map(
  Object.entries({
    '1.8': 'HY08',
    '1.7': 'GS09 ST08 ST10',
    '1.6': 'AR18 AU05',
    '1.5': 'AR01 AR17 AR25 RH08 RH10',
    '1.4': 'AR14 GS04 HA04 HY09 ST01 ST06',
    '1.3': 'AR10 AR15 AR19 DY01 DY12 HA28 RH01 RH12',
    '1.2': 'AR20 AU03 CP06 DY08 GS03 HA20 LE03 MB02 ST04 WA02',
    '1.1': 'AR03 AR16 AR22 DY03 FI02 GS06 HA01 HA12 HA14 HA16 MB08 MI01 SP02',
    '1.0': 'AR13 AU01 AU06 DY06 DY11 GS02 HA03 HA13 HA18 HA24 LE09 MB05 MI02 RH11 SP01 SP07 ST02 WA06',
    '0.9': 'AR27 GS01 HA27 LE04 RH03 RH05 SA01 ST-PIECES WA05',
    '0.8': 'HA06 HA21 LE02 MI05 RH07 ST-CHANGES ST-CONTRAST',
    '0.7': 'AR12 AR23 DY07 GS05 HA07 MI06 RH04 RH06 SP03 ST-BEAT ST07 WA01',
    '0.6': 'AR04 AR07 LE10',
    '0.5': 'AR21 AU04 LE08 MB06 RH02 SP09',
    '0.4': 'HA08 HA23 ST-BORROWED',
    '0.3': 'AU02 HA05 MI07',
    '0.2': 'AR11',
    '0.1': 'HA02 HA22',
    '-0.1': 'HA19',
  }).flatMap(([use, checks]) => checks.split(' ').map((id) => [id, Number(use)] as const)),
)
const USE_OF_SEVERITY: Readonly<Record<Severity, number>> = { fix: 1.3, check: 1.2, strength: 1.1, idea: 1, info: 0.5 }
const FILED = 0.4
