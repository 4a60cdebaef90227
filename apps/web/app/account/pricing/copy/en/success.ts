export const successEn = {
  title: 'Thank you',
  lead: 'Your plan starts as soon as the payment provider confirms your order, usually within a minute.',
  paid: 'Your plan has started. The payment provider sends the receipt by email.',
  trial: 'Your trial has started. Nothing has been charged.',
  plan: 'Your plan',
  waiting: 'Waiting for the payment provider...',
  dashboard: 'Go to Dashboard',
  profile: 'Manage Plan',
  trouble: 'Something not right? Write to us:',
}

export type SuccessCopy = typeof successEn
