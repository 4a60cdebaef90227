export const consentEn = {
  title: 'Consent Preferences',
  question:
    'May we count which pages are read? No advertising, no profile, nothing shared for money. You can change your mind here at any time.',
  nothing:
    'There is nothing to choose: the one cookie keeps you signed in, and no visits are counted. Your theme and language are kept in this browser only.',
  agree: 'Allow counting',
  refuse: 'Refuse counting',
  close: 'Close',
  now: {
    granted: 'You have allowed it.',
    refused: 'You have refused it.',
    'not asked': 'You have not chosen yet.',
  },
}

export type ConsentCopy = typeof consentEn
