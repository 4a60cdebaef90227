/** Analyses kept in the account each month, by plan. `Infinity`: as many as there are. */
export const ALLOWANCES: Readonly<Record<string, number>> = {
  free: 5,
  early_supporter: 25,
  /** PREMIUM by our own hand, without a plan: the cap that the dashboard shows for the role. */
  granted: 100,
  premium_monthly: Number.POSITIVE_INFINITY,
  premium_yearly: Number.POSITIVE_INFINITY,
  pro: Number.POSITIVE_INFINITY,
}
