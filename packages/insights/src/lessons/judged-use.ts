import type { Finding, Severity } from '@kvint/report'

/**
 * What a finding of a check was worth to judges: 2 what a good teacher would say of the song, 1 true and small, 0 idle, −1 false. The mean over songs, those that
 * the program had not met counted twice, drawn to 1 by three songs more (docs/measurements/judged-findings.md, “Use by check”). A check that fewer than two songs
 * showed has about the mean of its severity, less where it is of files.
 *
 * ```ts
 * judgedUse({ checkId: 'HY08', severity: 'check', area: 'sound' }) // 1.7: what is monitored cannot be heard
 * judgedUse({ checkId: 'a', severity: 'idea', area: 'mix' }) // 1
 * ```
 */
export function judgedUse({ checkId, severity, area }: Pick<Finding, 'checkId' | 'severity' | 'area'>): number {
  return USE.get(checkId) ?? USE_OF_SEVERITY[severity] - (area === 'files' || area === 'workflow' ? FILED : 0)
}

/** Checks that judges saw, by their use. */
export const USE: ReadonlyMap<string, number> = new Map(
  Object.entries({
    '1.7': 'AR17 GS09 HY08 ST10',
    '1.6': 'AR18 AU05',
    '1.5': 'AR10 CP06 RH08 RH10',
    '1.4': 'AR01 AR25 DY01 HA04 HA24 HY09 MB02 ST01 ST06',
    '1.3': 'AR03 AR14 AR15 AR19 AU03 DY12 GS04 HA01 HA28 RH01 RH12',
    '1.2': 'AR20 GS03 HA13 HA16 HA20 LE09 ST04',
    '1.1': 'AR16 AR22 AU06 HA12 HA14 MB08 SP02 WA02',
    '1.0': 'AR13 AU01 DY03 DY06 DY11 FI02 GS02 GS06 HA02 HA18 LE04 MB05 MI01 MI02 SP07 ST02',
    '0.9': 'HA27 LE03 RH05 SA01 SP01 WA05',
    '0.8': 'GS01 HA05 HA21 RH06 RH07 ST-CHANGES ST-CONTRAST ST-PIECES',
    '0.7': 'AR23 LE10 MI05 MI06 RH04 RH11 WA01',
    '0.6': 'AR04 AR07 AR12 RH03 SP03 ST-BEAT',
    '0.5': 'AR21 AU02 AU04 GS05 HA07 MB06 RH02',
    '0.4': 'HA23 SP09',
    '0.3': 'LE08 MI07',
    '0.2': 'AR11',
    '0.1': 'HA22',
    '-0.1': 'HA19',
  }).flatMap(([use, checks]) => checks.split(' ').map((id) => [id, Number(use)] as const)),
)
const USE_OF_SEVERITY: Readonly<Record<Severity, number>> = { fix: 1.3, check: 1.2, strength: 1.1, idea: 1, info: 0.5 }
const FILED = 0.4
