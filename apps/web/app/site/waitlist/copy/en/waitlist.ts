export const waitlistEn = {
  email: 'E-mail address',
  placeholder: 'you@example.com',
  join: 'Join Our Waitlist',
  joining: 'Joining...',
  comingSoon: 'Coming Soon',
  joined: 'Thank you. Check your mail and confirm the address; then you are on the list.',
  confirmed: 'Your address is confirmed: you are on the waitlist. We write once, when there is room for you.',
  failed: 'The waitlist could not be reached. Check your connection and try again.',
  again: 'Use another address',
}

export type WaitlistCopy = typeof waitlistEn
