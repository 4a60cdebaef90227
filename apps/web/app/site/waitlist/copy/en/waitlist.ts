export const waitlistEn = {
  email: 'Email address',
  placeholder: 'you@example.com',
  join: 'Join Our Waitlist',
  joinClosed: 'Join Waitlist',
  joining: 'Joining...',
  comingSoon: 'Coming Soon',
  joined: 'Thank you. Open the link in the email we sent, and you are on the list.',
  confirmed: 'Your email is confirmed and you are on the waitlist. We write when there is something new for you.',
  failed: 'The waitlist could not be reached. Check your connection and try again.',
  tooMany: (seconds: number) => `Too many attempts from your network. Wait ${seconds} seconds, then try again.`,
  again: 'Use another address',
}

export type WaitlistCopy = typeof waitlistEn
