/**
 * When what is paid for a plan from a time on runs out, as ISO 8601: a month later, or a year. Days that the month lacks fall on its last.
 *
 * @example periodEnd('premium_monthly', new Date('2026-01-31T00:00:00Z')) // → '2026-02-28T00:00:00.000Z'
 */
export function periodEnd(planId: string, from: Date): string {
  const months = planId.endsWith('_yearly') ? 12 : 1
  const end = new Date(from)
  end.setUTCMonth(end.getUTCMonth() + months)
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0)
  return end.toISOString()
}
