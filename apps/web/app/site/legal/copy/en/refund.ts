export const refundEn = {
  title: 'Refund Policy',
  description: 'When you get your money back, how to ask, and how long each step takes.',
  lead: 'If a subscription is not what you expected, you can have your money back. This page says when, how, and how long it takes.',
  updated: 'In force since 21 November 2026.',
  sections: [
    {
      title: '14-day money-back guarantee',
      paragraphs: [
        'First-time subscribers have a 14-day money-back guarantee. It starts on the day of your first payment and needs no reason. It applies once per person, to the first subscription.',
        'A renewal is not a first subscription. You can stop any renewal before it happens, in your account or by email.',
      ],
    },
    {
      title: 'When the service is down',
      paragraphs: [
        'Outages over 72 consecutive hours can qualify for a refund of the time lost, whether or not you are within the first 14 days. Announced maintenance of less than that does not count.',
      ],
    },
    {
      title: 'How to ask',
      paragraphs: [
        'Write to us from the address of your account. Name the plan and the date of payment. If something did not work, a line about it helps us, but it is not required.',
      ],
    },
    {
      title: 'How long it takes',
      paragraphs: [],
      steps: [
        ['We review your request', '2-3 business days'],
        ['The payment is sent back', '5-7 business days'],
        ['Your bank shows it', '3-10 business days'],
      ],
    },
    {
      title: 'What is not refunded',
      paragraphs: [
        'Time already used after the first 14 days, payments older than 60 days, and accounts closed for misuse. This policy does not limit the rights that the law of your country gives you as a consumer.',
      ],
    },
    {
      title: 'Support',
      paragraphs: ['Support hours are Monday to Friday, 9 to 5 CET. The response time is 24-48 hours.'],
    },
  ] as readonly {
    readonly title: string
    readonly paragraphs: readonly string[]
    readonly steps?: readonly (readonly [string, string])[]
  }[],
  mail: 'Ask for a refund',
}

export type RefundCopy = typeof refundEn
