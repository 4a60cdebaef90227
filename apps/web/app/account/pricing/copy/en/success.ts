export const successEn = {
  title: 'Thank you',
  lead: 'Your payment is on its way to us. The plan shows in your dashboard within a minute; the receipt comes by email from the payment provider.',
  dashboard: 'To your dashboard',
  trouble: 'If the plan does not show within an hour, write to us:',
}

export type SuccessCopy = typeof successEn
