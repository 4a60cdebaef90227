export const contactEn = {
  heading: 'Write to us',
  name: 'Your name',
  email: 'Your email',
  topic: 'About',
  topics: { support: 'Help with the product', contact: 'Something else', legal: 'A legal question' },
  message: 'Message',
  messageHint: 'At least ten characters.',
  send: 'Send Message',
  sending: 'Sending...',
  sent: 'Your message is on its way. We answer within 24 to 48 hours, Monday to Friday.',
  another: 'Write another',
  tooMany: (seconds: number) => `Too many attempts from your network. Wait ${seconds} seconds, then try again.`,
  failed: 'The message could not be sent. Please try again, or write to the address above.',
}

export type ContactCopy = typeof contactEn
