import type { Finding } from '@kvint/insights'

/** Three to begin with: the most telling strength, and the two most telling others. */
export function firstFindings(findings: readonly Finding[]): readonly Finding[] {
  const strength = findings.find(({ severity }) => severity === 'strength')
  const others = findings.filter((finding) => finding !== strength && finding.severity !== 'info')
  const facts = findings.filter(({ severity }) => severity === 'info')
  return [...(strength ? [strength] : []), ...others, ...facts].slice(0, 3)
}
